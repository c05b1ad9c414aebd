import type { AddinError } from '@maru/contracts/addin/error/error.views';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { useErrorChange } from './use-error-change.ts';

/** What administrators know of an error. */
export const ErrorNote = ({ error: { id, note } }: { readonly error: AddinError }) => {
  const [typed, setTyped] = useState<string>();
  const { change, busy } = useErrorChange();
  const text = typed ?? note;
  const save = async () => {
    if (await change({ id, path: 'note', body: { note: text.trim() } }, '메모를 저장했어요.')) setTyped(undefined);
  };
  return (
    <SectionCard title="메모" text="관리자끼리만 봐요.">
      <Stack sx={{ mt: 2, gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          multiline
          fullWidth
          minRows={3}
          label="메모"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        <Button variant="outlined" loading={busy} disabled={text.trim() === note} onClick={() => void save()}>
          메모 저장
        </Button>
      </Stack>
    </SectionCard>
  );
};
