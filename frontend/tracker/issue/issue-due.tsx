import ClearRounded from '@mui/icons-material/ClearRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { issueFields } from '@maru/contracts/tracker/issue/issue.fields';
import { useState } from 'react';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { DueCountdown, DueMark } from './due-mark.tsx';
import { fieldLabels } from './issue-labels.ts';
import { PropertyRow } from './property-row.tsx';

export interface IssueDueProps {
  readonly due: string | null;
  readonly done: boolean;
  readonly onChange: (due: string | null) => void;
}

/** Stored when it is left or with Enter: a date typed by keyboard passes through days nobody meant. */
const DueInput = ({ due, onLeave }: { due: string | null; onLeave: (typed: string | null) => void }) => {
  const [typed, setTyped] = useState(due ?? '');
  return (
    <OutlinedInput
      type="date"
      size="small"
      autoFocus
      value={typed}
      inputProps={{ 'aria-label': fieldLabels.due }}
      sx={{ fontSize: 14, ml: -1.25, width: 'calc(100% + 10px)' }}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => onLeave(typed || null)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onLeave(typed || null);
        if (key === 'Escape') onLeave(due);
      }}
    />
  );
};

export const IssueDue = ({ due, done, onChange }: IssueDueProps) => {
  const [editing, setEditing] = useState(false);
  const leave = (typed: string | null) => {
    setEditing(false);
    if (typed !== due && issueFields.due.safeParse(typed).success) onChange(typed);
  };
  return (
    <PropertyRow label={fieldLabels.due}>
      {editing ? (
        <DueInput due={due} onLeave={leave} />
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Button
            color="inherit"
            onClick={() => setEditing(true)}
            sx={{
              position: 'relative',
              ml: -1.25,
              px: 1.25,
              py: 0.5,
              fontWeight: 400,
              textAlign: 'left',
              justifyContent: 'flex-start',
              color: due ? 'text.primary' : 'text.secondary',
            }}
          >
            {due ? <DueMark due={due} done={done} /> : '정하지 않음'}
            <Box component="span" sx={visuallyHidden}>
              {due ? ', 마감일 변경' : ', 마감일 정하기'}
            </Box>
          </Button>
          {due ? (
            <IconButton size="small" aria-label="마감일 삭제" onClick={() => onChange(null)}>
              <ClearRounded fontSize="small" />
            </IconButton>
          ) : null}
        </Stack>
      )}
      {due && !editing ? <DueCountdown due={due} done={done} /> : null}
    </PropertyRow>
  );
};
