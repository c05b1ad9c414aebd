import type { ItemKind } from '@maru/contracts/shop/item/item.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Notice } from '../../../../design/notice.tsx';
import { WholeNumberField } from '../../../../design/whole-number-field.tsx';
import { errorsOfMatrix, type Matrix, type MatrixErrors, movedBy, rowsOf } from './matrix.ts';
import { MatrixAxes } from './matrix-axes.tsx';
import { MatrixGrid } from './matrix-grid.tsx';

export interface MatrixDialogProps {
  readonly kind: ItemKind;
  readonly matrix: Matrix;
  /** Off now by a sale. */
  readonly percent?: number | undefined;
  readonly confirm: string;
  readonly busy?: boolean;
  readonly onSave: (matrix: Matrix, reason: string) => void;
  readonly onClose: () => void;
}

const useMatrix = ({ kind, matrix: opened, onSave }: MatrixDialogProps) => {
  const [matrix, setMatrix] = useState(opened);
  const [tries, setTries] = useState(0);
  const [reason, setReason] = useState('재고 실사');
  const moves = matrix.rows.some((row) => movedBy(row) !== 0);
  const found: MatrixErrors = {
    ...errorsOfMatrix(matrix, kind),
    ...(moves && (reason.trim() === '' || reason.length > 100) && { reason: '이유를 100자까지 적어 주세요.' }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTries(tries + 1);
    if (Object.keys(found).length === 0) onSave(matrix, reason);
  };
  // Nothing is called wrong before somebody is done with it, and nothing any longer than it is.
  return { matrix, setMatrix, errors: tries === 0 ? {} : found, tries, reason, setReason, moves, submit };
};

/** What is wrong in the grid, with the option that it is about. */
const wrongInWords = (errors: MatrixErrors, { rows }: Matrix): readonly string[] =>
  Object.entries(errors).flatMap(([path, text]) => {
    const name = rows[Number.parseInt(path, 10)]?.name;
    if (path === 'base' || path === 'reason') return [];
    return name ? `‘${name}’: ${text}` : text;
  });

/** Options of an item as combinations in one grid. */
export const MatrixDialog = (props: MatrixDialogProps) => {
  const { kind, percent, confirm, busy = false, onClose } = props;
  const { matrix, setMatrix, errors, tries, reason, setReason, moves, submit } = useMatrix(props);
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  useEffect(() => content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [tries]);
  const wrong = wrongInWords(errors, matrix);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: submit } as object }}
    >
      <DialogTitle id={titleId} variant="h3">
        옵션 조합
      </DialogTitle>
      <DialogContent
        ref={content}
        sx={{ pt: '12px !important', display: 'grid', gap: 2.5, gridAutoRows: 'max-content' }}
      >
        <MatrixAxes
          names={matrix.rows.map(({ name }) => name)}
          onNames={(names) => setMatrix((now) => ({ ...now, rows: rowsOf(names, now.rows) }))}
        />
        <Box sx={{ maxWidth: 240 }}>
          <WholeNumberField
            required
            label="기준 가격"
            unit="원"
            value={matrix.base}
            onChange={(base) => setMatrix((now) => ({ ...now, base }))}
            error={errors['base']}
          />
        </Box>
        <MatrixGrid
          matrix={matrix}
          errors={errors}
          kind={kind}
          percent={percent}
          onRows={(rows) => setMatrix((now) => ({ ...now, rows }))}
        />
        {wrong.length > 0 ? (
          <Notice tone="red" role="alert">
            {wrong.slice(0, 3).map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Notice>
        ) : null}
        {moves ? (
          <TextField
            required
            label="재고를 바꾼 이유"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={errors['reason'] !== undefined}
            helperText={errors['reason'] ?? '재고 기록에 남아요.'}
          />
        ) : null}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          ↑ ↓ Enter로 줄을 옮기고, Ctrl+D로 아래 줄을 같은 값으로 채워요. 판매를 끈 옵션은 상점에 보이지 않고, 재고는
          그대로 남아요.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
