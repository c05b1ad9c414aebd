import type { AgreementVersionList } from '@maru/contracts/site/agreement/agreement.views';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { AgreementText } from '../../kernel/agreement/agreement-paragraphs.tsx';
import { agreementNames, noticePeriodText } from './agreement-words.ts';
import { PartChoice } from '../../kernel/admin/part-choice.tsx';
import { TextDifferences } from './text-differences.tsx';
import { type AgreementForm, useAgreementForm } from './use-agreement-form.ts';

const parts = { write: '쓰기', preview: '미리보기', differences: '바뀌는 곳' } as const;

const TextPart = ({ before, form: { typed, change, errors } }: { before: string; form: AgreementForm }) => {
  const [part, setPart] = useState<keyof typeof parts>('write');
  return (
    <div>
      <PartChoice label="보기" parts={parts} value={part} onChange={setPart} />
      {part === 'write' ? (
        <TextField
          fullWidth
          multiline
          minRows={12}
          maxRows={18}
          label="내용"
          value={typed.text}
          onChange={({ target }) => change({ text: target.value })}
          error={errors.text !== undefined}
          helperText={errors.text ?? '‘## ’로 시작하는 줄은 제목이 되고, 빈 줄로 문단을 나눠요.'}
          slotProps={{ htmlInput: { maxLength: 40_000 } }}
          sx={{ mt: 2 }}
        />
      ) : null}
      {part === 'preview' ? (
        <Box
          tabIndex={0}
          role="region"
          aria-label="미리보기"
          sx={{ mt: 2, px: 2, pb: 2, maxHeight: 480, overflow: 'auto', border: '1px solid', borderColor: 'divider' }}
        >
          <AgreementText text={typed.text} />
        </Box>
      ) : null}
      {part === 'differences' ? <TextDifferences before={before} after={typed.text} /> : null}
    </div>
  );
};

const Dates = ({ form: { typed, change, errors } }: { form: AgreementForm }) => {
  const [now] = useState(() => Date.now());
  const at = typed.day === '' ? null : Date.parse(`${typed.day}T00:00+09:00`);
  const warning = noticePeriodText(at, now);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TextField
        type="date"
        label="시행일"
        value={typed.day}
        onChange={({ target }) => change({ day: target.value })}
        error={errors.day !== undefined}
        helperText={
          errors.day ??
          '이날 0시부터 시행해요. 비우면 게시하는 즉시 시행해요. 시행일 전에는 화면 아래에서 알리니, 공지에도 올려 주세요.'
        }
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 320 }}
      />
      {warning ? <Notice tone="amber">{warning}</Notice> : null}
      <FormControlLabel
        control={<Checkbox checked={typed.asks_again} onChange={(_, isOn) => change({ asks_again: isOn })} />}
        label="시행하면 이미 동의한 회원에게도 다시 동의를 받아요"
      />
    </Stack>
  );
};

export interface AgreementEditorProps {
  readonly list: AgreementVersionList;
  /** The text in effect, which the new version is made from. */
  readonly before: string;
  readonly onClose: () => void;
}
/** A new version: written, looked at, compared with what is in effect, and published with its date. */
export const AgreementEditor = ({ list, before, onClose }: AgreementEditorProps) => {
  const form = useAgreementForm(list, before, onClose);
  return (
    <FormDialog
      title={`${agreementNames[list.which]} 새 판`}
      confirm="게시"
      busy={form.busy}
      onSubmit={form.publish}
      onClose={form.busy ? () => undefined : onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {form.failure ? (
          <Notice tone="red" role="alert">
            {form.failure}
          </Notice>
        ) : null}
        <TextPart before={before} form={form} />
        <Dates form={form} />
      </Stack>
    </FormDialog>
  );
};
