import { maxMemo } from '@maru/contracts/shop/order/order.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { fullDate } from '../../format/seoul-moment.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { useAddMemoMutation, useOrderHistoryQuery } from './order-admin.api.ts';

/** What administrators write to each other about an order. */
export const OrderMemos = ({ id }: { readonly id: string }) => {
  const answer = useOrderHistoryQuery(id, { refetchOnMountOrArgChange: true });
  const [add, { isLoading }] = useAddMemoMutation();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await add({ id, text });
    if (!error) setText('');
  };
  return (
    <SectionCard title="메모">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        관리자만 볼 수 있어요.
      </Typography>
      <Stack component="form" onSubmit={(event: FormEvent) => void submit(event)} sx={{ gap: 1, mt: 1.5 }}>
        <TextField
          multiline
          minRows={2}
          label="메모 쓰기"
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: maxMemo } }}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={isLoading}
          disabled={text.trim() === ''}
          sx={{ alignSelf: 'end' }}
        >
          메모 남기기
        </Button>
      </Stack>
      <Answered answer={answer} bones={null}>
        {({ memos }) => (
          <Box component="ul" aria-label="메모" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {memos.map(({ at, by, text: written }) => (
              <Box key={at} component="li">
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{written}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {`${by.name} · ${fullDate(at)}`}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Answered>
    </SectionCard>
  );
};
