import { accountAgreements, type AccountAgreement } from '@maru/contracts/identity/user/agreements';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { AgreementDialog } from '../../kernel/agreement/agreement-dialog.tsx';
import { agreementTitles as titles } from '../../kernel/agreement/agreement-text.ts';

type Which = AccountAgreement;

export type Agreed = Readonly<Record<Which, boolean>>;
export interface AgreementsProps {
  readonly value: Agreed;
  readonly onChange: (value: Agreed) => void;
  readonly error: boolean;
  /** Both, unless only one has changed. */
  readonly of?: readonly Which[];
}

interface RowProps {
  readonly which: Which;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly onRead: () => void;
}
const Row = ({ which, checked, onCheck, onRead }: RowProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(_, isOn) => onCheck(isOn)} />}
      label={`${titles[which]} 동의 (필수)`}
      slotProps={{ typography: { sx: { fontSize: 15 } } }}
    />
    <Button
      size="small"
      color="inherit"
      onClick={onRead}
      aria-label={`${titles[which]} 보기`}
      sx={{ minWidth: 44, color: 'text.secondary', textDecoration: 'underline', textUnderlineOffset: 3 }}
    >
      보기
    </Button>
  </Stack>
);

export const Agreements = ({ value, onChange, error, of: all = accountAgreements }: AgreementsProps) => {
  const [reading, setReading] = useState<Which>();
  const isAll = all.every((which) => value[which]);
  const setAll = (isOn: boolean) => onChange({ ...value, ...Object.fromEntries(all.map((which) => [which, isOn])) });
  return (
    <div role="group" aria-label="약관 동의">
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && all.some((which) => value[which])}
            onChange={(_, isOn) => setAll(isOn)}
          />
        }
        label="전체 동의"
        slotProps={{ typography: { sx: { fontWeight: 700 } } }}
      />
      <Divider sx={{ my: 0.5 }} />
      {all.map((which) => (
        <Row
          key={which}
          which={which}
          checked={value[which]}
          onCheck={(isOn) => onChange({ ...value, [which]: isOn })}
          onRead={() => setReading(which)}
        />
      ))}
      {error ? (
        <FormHelperText error>{all.length > 1 ? '두 가지 모두 동의해야' : '동의해야'} 계속할 수 있어요.</FormHelperText>
      ) : null}
      {reading ? (
        <AgreementDialog
          which={reading}
          title={titles[reading]}
          onClose={() => setReading(undefined)}
          onAgree={() => {
            onChange({ ...value, [reading]: true });
            setReading(undefined);
          }}
        />
      ) : null}
    </div>
  );
};
