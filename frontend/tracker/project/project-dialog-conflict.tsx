import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fieldLooks, type MeanwhileChange } from './project-dialog-draft.ts';

const quoted = (value: string) => (value === '' ? '비어 있음' : value);

const Change = ({ change: { field, from, to, contested } }: { change: MeanwhileChange }) => (
  <Box component="li" sx={{ fontSize: 14, mt: 0.5 }}>
    <b>{fieldLooks[field].label}</b>: <del>{quoted(from)}</del> →{' '}
    <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{quoted(to)}</ins>
    {contested ? (
      <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
        나도 수정한 칸이에요. 저장하면 내가 쓴 내용이 남아요.
      </Box>
    ) : null}
  </Box>
);

export interface ProjectDialogConflictProps {
  readonly changes: readonly MeanwhileChange[];
  /** Gives up what was typed for what is stored now. */
  readonly onTakeTheirs: () => void;
}

/** What others changed while this was being edited; what was typed stays in the form below. */
export const ProjectDialogConflict = ({ changes, onTakeTheirs }: ProjectDialogConflictProps) => (
  <Alert severity="warning" variant="outlined" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
    <Typography variant="subtitle2" component="p">
      그 사이 다른 사람이 바꿨어요
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </Box>
    <Button size="small" color="inherit" onClick={onTakeTheirs} sx={{ mt: 1, ml: -1 }}>
      내가 쓴 내용 버리고 바뀐 내용 보기
    </Button>
  </Alert>
);
