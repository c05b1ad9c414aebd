import { stockReason } from '@maru/contracts/shop/item/item.fields';
import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { WholeNumberField } from '../../../../design/whole-number-field.tsx';
import { number } from '../../../../format/number.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { stockChanges, type StockWay, uncountedIn } from './stock-changes.ts';

const ways: Readonly<Record<StockWay, { readonly label: string; readonly reason: string }>> = {
  count: { label: '센 수량으로', reason: '실사' },
  more: { label: '늘리기', reason: '입고' },
  less: { label: '줄이기', reason: '파손' },
};

interface Draft {
  readonly way: StockWay;
  readonly pieces: number | null;
  readonly reason: string;
}
interface StockFieldsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

const StockFields = ({ draft, onChange }: StockFieldsProps) => {
  const { way, pieces, reason } = draft;
  const turn = (wanted: StockWay | null) => {
    if (!wanted) return;
    // A reason that somebody wrote stays.
    onChange({ ...draft, way: wanted, reason: reason === ways[way].reason ? ways[wanted].reason : reason });
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={way}
        aria-label="방법"
        onChange={(_, wanted: StockWay | null) => turn(wanted)}
      >
        {Object.entries(ways).map(([one, { label }]) => (
          <ToggleButton key={one} value={one}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
        <WholeNumberField
          required
          label="개수"
          unit="개"
          value={pieces}
          onChange={(value) => onChange({ ...draft, pieces: value })}
        />
        <TextField
          required
          label="이유"
          value={reason}
          onChange={({ target }) => onChange({ ...draft, reason: target.value })}
          helperText="재고 기록에 남아요."
        />
      </Box>
    </>
  );
};

interface BulkStockDialogProps {
  readonly items: readonly Pick<ItemTableRow, 'id' | 'name' | 'options'>[];
  readonly onClose: (started: boolean) => void;
}

/** What is on hand of all options of the chosen items. */
export const BulkStockDialog = ({ items, onClose }: BulkStockDialogProps) => {
  const [draft, setDraft] = useState<Draft>({ way: 'count', pieces: null, reason: ways.count.reason });
  const { way, pieces } = draft;
  const { data: reason } = stockReason.safeParse(draft.reason);
  const changes = pieces === null || reason === undefined ? undefined : stockChanges(items, { way, pieces, reason });
  const uncounted = uncountedIn(items);
  return (
    <BulkDialog kind="item.stock" title="재고 한꺼번에 바꾸기" what="옵션" changes={changes} onClose={onClose}>
      <StockFields draft={draft} onChange={setDraft} />
      {uncounted > 0 ? (
        <Alert severity="info">{`재고가 없는 라이선스 옵션 ${number(uncounted)}개는 빼고 바꿔요.`}</Alert>
      ) : null}
    </BulkDialog>
  );
};
