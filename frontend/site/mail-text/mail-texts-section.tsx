import type { EditableMailKind } from '@maru/contracts/site/mail-text/mail-text.fields';
import type { MailText } from '@maru/contracts/site/mail-text/mail-text.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useMailTextsQuery, useResetMailTextMutation } from './mail-text.api.ts';
import { MailTextDialog } from './mail-text-dialog.tsx';
import { mailKindWords } from './mail-text-words.ts';

interface RowProps {
  readonly mail: MailText;
  readonly onEdit: () => void;
  readonly onReset: () => void;
}
const Row = ({ mail: { kind, template, built_in }, onEdit, onReset }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1,
      borderBottom: '1px solid',
      borderColor: 'divider',
      '&:last-of-type': { border: 0 },
    }}
  >
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{mailKindWords[kind]}</Typography>
        {template ? <ToneChip tone="blue" label="고친 문구" size="small" /> : null}
      </Box>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        {(template ?? built_in).subject}
      </Typography>
    </Box>
    {template ? (
      <Button color="inherit" aria-label={`‘${mailKindWords[kind]}’ 기본 문구로`} onClick={onReset}>
        기본 문구로
      </Button>
    ) : null}
    <Button aria-label={`‘${mailKindWords[kind]}’ 수정`} onClick={onEdit}>
      수정
    </Button>
  </Box>
);

type OpenDialog = { readonly kind: 'edit' | 'reset'; readonly mail: EditableMailKind };

/** What mails say, and how they arrive. */
export const MailTextsSection = () => {
  const dispatch = useDispatch();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [reset, { isLoading }] = useResetMailTextMutation();
  const answer = useMailTextsQuery(undefined, { refetchOnMountOrArgChange: true });
  const close = () => setDialog(undefined);
  const mail = answer.data?.find(({ kind }) => kind === dialog?.mail);
  const run = async ({ kind, revision }: MailText) => {
    const { error } = await reset({ kind, revision });
    if (!error) dispatch(snackbarShown('기본 문구로 되돌렸어요.'));
    close();
  };
  return (
    <SectionCard title="메일 문구" text="회원과 주문한 분께 저절로 보내는 메일이에요. 고치면 다음 메일부터 바뀌어요.">
      <Answered answer={answer}>
        {(mails) => (
          <Box component="ul" aria-label="메일 목록" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {mails.map((one) => (
              <Row
                key={one.kind}
                mail={one}
                onEdit={() => setDialog({ kind: 'edit', mail: one.kind })}
                onReset={() => setDialog({ kind: 'reset', mail: one.kind })}
              />
            ))}
          </Box>
        )}
      </Answered>
      {mail && dialog?.kind === 'edit' ? <MailTextDialog mail={mail} onClose={close} /> : null}
      {mail && dialog?.kind === 'reset' ? (
        <ConfirmDialog
          open
          title={`‘${mailKindWords[mail.kind]}’ 메일을 기본 문구로 되돌릴까요?`}
          text="다음 메일부터 처음 문구로 보내요. 고친 문구는 기록에 남아요."
          confirm="되돌리기"
          busy={isLoading}
          onClose={close}
          onConfirm={() => void run(mail)}
        />
      ) : null}
    </SectionCard>
  );
};
