import { placeholdersOf, usualText } from '@maru/contracts/site/mail-text/mail-placeholders';
import type { MailText } from '@maru/contracts/site/mail-text/mail-text.views';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { MailPreview } from './mail-preview.tsx';
import { mailKindWords } from './mail-text-words.ts';
import { useMailTextForm } from './use-mail-text-form.ts';

type Form = ReturnType<typeof useMailTextForm>;

const Words = ({ typed, change, errors }: Form) => (
  <>
    <TextField
      label="메일 제목"
      value={typed.subject}
      onChange={({ target }) => change({ subject: target.value })}
      error={errors.subject !== undefined}
      helperText={errors.subject}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
    <TextField
      label="큰 제목"
      value={typed.heading}
      onChange={({ target }) => change({ heading: target.value })}
      error={errors.heading !== undefined}
      helperText={errors.heading}
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
    <TextField
      label="내용"
      multiline
      minRows={4}
      maxRows={10}
      value={typed.text}
      onChange={({ target }) => change({ text: target.value })}
      error={errors.text !== undefined}
      helperText={errors.text ?? '빈 줄로 문단을 나눠요.'}
      slotProps={{ htmlInput: { maxLength: 3000 } }}
    />
    <TextField
      label="아래 작은 글"
      value={typed.note}
      onChange={({ target }) => change({ note: target.value })}
      error={errors.note !== undefined}
      helperText={errors.note}
      slotProps={{ htmlInput: { maxLength: 300 } }}
    />
  </>
);

export interface MailTextDialogProps {
  readonly mail: MailText;
  readonly onClose: () => void;
}
/** The words of one mail beside how it arrives. */
export const MailTextDialog = ({ mail, onClose }: MailTextDialogProps) => {
  const form = useMailTextForm(mail, onClose);
  const names = placeholdersOf(mail.kind).map((name) => `{${name}}`);
  return (
    <FormDialog
      title={`‘${mailKindWords[mail.kind]}’ 메일`}
      confirm="저장"
      busy={form.busy}
      onSubmit={form.save}
      onClose={form.busy ? () => undefined : onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {form.failure ? (
          <Notice tone="red" role="alert">
            {form.failure}
          </Notice>
        ) : null}
        <Words {...form} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {names.length > 0 ? `${names.join(', ')}은 보낼 때 채워요. ` : ''}내용의 {`{${usualText}}`}에는 처음부터 있던
          문단이 들어가요. 버튼과 주문 내역은 늘 그대로 있어요.
        </Typography>
        <MailPreview kind={mail.kind} template={form.typed} isSendable={Object.keys(form.errors).length === 0} />
      </Stack>
    </FormDialog>
  );
};
