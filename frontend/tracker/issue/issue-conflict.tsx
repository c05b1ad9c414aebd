import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Meanwhile, Side } from './issue-draft.ts';
import { fieldLabels } from './issue-labels.ts';

export interface ConflictRow {
  readonly field: Meanwhile['field'];
  readonly mine: string;
  readonly theirs: string;
  readonly contested: boolean;
  readonly side: Side;
}
export interface IssueConflictProps {
  readonly rows: readonly ConflictRow[];
  readonly onChoose: (field: ConflictRow['field'], side: Side) => void;
  readonly onTakeTheirs: () => void;
}

const Choice = ({ side, who, text }: { side: Side; who: string; text: string }) => (
  <FormControlLabel
    value={side}
    control={<Radio size="small" />}
    sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 0.9, fontSize: 14, minWidth: 0 } }}
    label={
      <>
        <b>{who}</b>{' '}
        <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      </>
    }
  />
);

const Row = ({ row, onChoose }: { row: ConflictRow } & Pick<IssueConflictProps, 'onChoose'>) => {
  const label = fieldLabels[row.field];
  return (
    <Box component="li" sx={{ mt: 1 }}>
      <Typography variant="subtitle2" component="p">
        {label}
      </Typography>
      {row.contested ? (
        <RadioGroup
          aria-label={`${label}에 남길 내용`}
          value={row.side}
          onChange={(_, side) => onChoose(row.field, side as Side)}
        >
          <Choice side="mine" who="내 내용" text={row.mine} />
          <Choice side="theirs" who="바뀐 내용" text={row.theirs} />
        </RadioGroup>
      ) : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {row.theirs} (그대로 반영돼요)
        </Typography>
      )}
    </Box>
  );
};

/** What others changed while this was being edited, field by field, with the choice of what stays. */
export const IssueConflict = ({ rows, onChoose, onTakeTheirs }: IssueConflictProps) => (
  <Alert severity="warning" variant="outlined" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
    <Typography variant="subtitle1" component="p">
      그 사이 다른 사람이 바꿨어요
    </Typography>
    <Typography variant="body2">쓰던 내용은 아래에 그대로 있어요. 남길 내용을 고르고 저장해 주세요.</Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Row key={row.field} row={row} onChoose={onChoose} />
      ))}
    </Box>
    {rows.some(({ contested }) => contested) ? (
      <Button size="small" color="inherit" variant="outlined" onClick={onTakeTheirs} sx={{ mt: 1.5 }}>
        바뀐 내용 쓰기
      </Button>
    ) : null}
  </Alert>
);
