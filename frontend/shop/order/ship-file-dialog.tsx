import { couriers } from '@maru/contracts/shop/delivery/couriers';
import type { ShipLine } from '@maru/contracts/shop/order/order.bulk';
import type { CheckedRow } from '@maru/contracts/kernel/rows';
import { shipColumns, type ShipProblem, shipProblems } from '@maru/contracts/shop/order/ship-rows.words';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { RowsDialog } from '../../kernel/bulk/rows-dialog.tsx';
import type { RowTexts } from '../../kernel/bulk/rows-table.tsx';
import { saveFile } from '../../kernel/save-file.ts';

const headings = [shipColumns.number.headings[0], shipColumns.courier.headings[0], shipColumns.tracking.headings[0]];

/** With the numbers of the orders that wait, so that only their parcels' numbers are to be filled in. */
const saveTemplate = (numbers: readonly string[]) => {
  const rows = [headings.join(','), ...numbers.map((number) => `${number},,`)];
  saveFile('송장_양식.csv', `\uFEFF${rows.join('\r\n')}\r\n`, 'text/csv');
};

const texts: RowTexts = {
  done: ({ line, facts }: CheckedRow) => {
    const { courier, tracking, prepare } = line as unknown as ShipLine;
    const what = `${facts['recipient'] ?? ''} 님, ${facts['goods'] ?? ''} ${facts['pieces'] ?? ''}개`;
    return `${what} · ${courier} ${tracking}${prepare ? ' · 배송 준비도 함께 해요' : ''}`;
  },
  problem: (code) => shipProblems[code as ShipProblem] ?? '보낼 수 없어요.',
};

interface ShipFileDialogProps {
  /** Numbers of orders that wait for their parcels. */
  readonly numbers: readonly string[];
  readonly onClose: () => void;
}

/** Sends many parcels by a file of their numbers. */
export const ShipFileDialog = ({ numbers, onClose }: ShipFileDialogProps) => {
  const [courier, setCourier] = useState<string>(couriers[0].name);
  return (
    <RowsDialog
      kind="order.ship"
      title="송장 올리기"
      text="주문번호와 송장번호가 있는 파일이면 돼요. 보내기 전에 행마다 확인할 수 있어요."
      verb="발송"
      texts={texts}
      usual={courier}
      onTemplate={() => saveTemplate(numbers)}
      onClose={onClose}
    >
      <TextField
        select
        size="small"
        label="택배사가 비어 있는 행은"
        value={courier}
        onChange={({ target }) => setCourier(target.value)}
      >
        {couriers.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </RowsDialog>
  );
};
