import type { Grain, Period } from '@maru/contracts/kernel/days-of-periods';
import { settlementTitle } from '@maru/contracts/shop/sales/settlement.columns';
import type { ExportFormat } from '@maru/contracts/kernel/table-export';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { download } from '../../kernel/api/download.ts';
import { problemText } from '../../kernel/http/problem.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';

const formats: readonly (readonly [ExportFormat, string])[] = [
  ['xlsx', 'Excel 내보내기'],
  ['csv', 'CSV 내보내기'],
];

/** Takes the table out as a file. */
export const SettlementFile = ({ from, to, by }: Period & { readonly by: Grain }) => {
  const dispatch = useDispatch();
  const [making, setMaking] = useState<ExportFormat>();
  const take = async (format: ExportFormat) => {
    setMaking(format);
    const query = new URLSearchParams({ from, to, by, format });
    const path = `adm/payment/settlement/export?${query.toString()}`;
    const failure = await dispatch(download({ path, name: `${settlementTitle} ${from}~${to}.${format}` }));
    setMaking(undefined);
    dispatch(snackbarShown(failure ? problemText(failure) : '파일을 받았어요.'));
  };
  return formats.map(([format, label]) => (
    <Button
      key={format}
      variant="outlined"
      color="inherit"
      loading={making === format}
      disabled={making !== undefined}
      onClick={() => void take(format)}
    >
      {label}
    </Button>
  ));
};
