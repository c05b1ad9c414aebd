import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { SectionCard } from './section-card.tsx';

interface MemoCardProps {
  /** As it was saved last; empty for none. */
  readonly memo: string;
  readonly maxLength: number;
  readonly busy: boolean;
  /** Answers whether it was saved. */
  readonly onSave: (memo: string) => Promise<boolean>;
  /** Who wrote it. */
  readonly children?: ReactNode;
}

/** What administrators write down for each other about a thing. */
export const MemoCard = ({ memo, maxLength, busy, onSave, children }: MemoCardProps) => {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? memo;
  const save = async () => {
    if (await onSave(text.trim())) setTyped(undefined);
  };
  return (
    <SectionCard title="메모" text="관리자끼리만 봐요.">
      <Stack sx={{ mt: 2, gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          multiline
          fullWidth
          minRows={2}
          label="메모"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength } }}
        />
        {children}
        <Button variant="outlined" loading={busy} disabled={text.trim() === memo} onClick={() => void save()}>
          메모 저장
        </Button>
      </Stack>
    </SectionCard>
  );
};
