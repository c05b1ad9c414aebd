import {
  cashReceipt,
  type CashReceipt,
  type CashReceiptUse,
} from '@maru/contracts/shop/order-receipt/cash-receipt.fields';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PhoneField } from '../../design/phone-field.tsx';
import { formatBusinessNumber } from '../../format/business-number.ts';

/** The choice and the number as typed; `use` is null where no receipt is wanted. */
export interface TypedCashReceipt {
  readonly use: CashReceiptUse | null;
  /** Formatted, as shown. */
  readonly number: string;
}
export const noCashReceipt: TypedCashReceipt = { use: null, number: '' };

const cashReceiptProblem: Readonly<Record<CashReceiptUse, string>> = {
  income: '휴대폰 번호를 확인해 주세요. 예: 010-1234-5678',
  expense: '사업자등록번호 10자리를 확인해 주세요.',
};

/** What goes with the order: nothing where none is wanted, and what is wrong where the number is none. */
export const readCashReceipt = ({
  use,
  number,
}: TypedCashReceipt): { readonly cash_receipt?: CashReceipt } | { readonly error: string } => {
  if (use === null) return {};
  const { data } = cashReceipt.safeParse({ use, number });
  return data ? { cash_receipt: data } : { error: cashReceiptProblem[use] };
};

export interface CashReceiptFieldProps {
  readonly value: TypedCashReceipt;
  readonly onChange: (typed: TypedCashReceipt) => void;
  /** What is wrong with the number, once it was looked at. */
  readonly error?: string | undefined;
  /** Whether the answer can be that none is wanted. */
  readonly optional?: boolean;
}
const uses: readonly (readonly [use: CashReceiptUse | 'none', label: string])[] = [
  ['none', '신청 안 함'],
  ['income', '소득공제'],
  ['expense', '지출증빙'],
];

const NumberField = ({ value, onChange, error }: CashReceiptFieldProps) => {
  const looks = { value: value.number, error: error !== undefined, helperText: error };
  if (value.use === 'income')
    return <PhoneField {...looks} label="휴대폰 번호" onChange={(number) => onChange({ ...value, number })} />;
  return (
    <TextField
      {...looks}
      label="사업자등록번호"
      placeholder="123-45-67890"
      autoComplete="off"
      onChange={({ target }) => onChange({ ...value, number: formatBusinessNumber(target.value) })}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
};

/** 현금영수증, for what is paid by transfer or deposit: whether, what for, and the number it is written to. */
export const CashReceiptField = (props: CashReceiptFieldProps) => {
  const { value, onChange, optional = true } = props;
  const choose = (chosen: CashReceiptUse | 'none' | null) => {
    if (chosen !== null) onChange({ use: chosen === 'none' ? null : chosen, number: '' });
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        value={value.use ?? 'none'}
        aria-label="현금영수증"
        onChange={(_, chosen: CashReceiptUse | 'none' | null) => choose(chosen)}
      >
        {(optional ? uses : uses.filter(([use]) => use !== 'none')).map(([use, label]) => (
          <ToggleButton key={use} value={use} sx={{ minHeight: 44 }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {value.use === null ? null : <NumberField {...props} />}
    </Stack>
  );
};
