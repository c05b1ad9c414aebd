import type { ContactCardText } from '@maru/contracts/site/contact-card/contact-card.fields';
import type { ManagedContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { FormDialog } from '../../design/form-dialog.tsx';
import { ImagePicker } from '../../design/image-picker.tsx';
import { Notice } from '../../design/notice.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { contactCardLabels } from './contact-card-words.ts';
import { type ContactCardForm, partedPhone, useContactCardForm } from './use-contact-card-form.ts';

const wide: ReadonlySet<ContactCardText> = new Set(['address', 'link']);
const phones: ReadonlySet<ContactCardText> = new Set(['mobile', 'phone', 'fax']);
const order: readonly ContactCardText[] = [
  'name',
  'title',
  'company',
  'email',
  'mobile',
  'phone',
  'fax',
  'link',
  'address',
];
const placeholders: Partial<Record<ContactCardText, string>> = {
  title: '설계1팀 팀장',
  mobile: '010-1234-5678',
  link: 'https://',
};
const modeOf = (field: ContactCardText) => {
  if (phones.has(field)) return 'tel';
  if (field === 'email') return 'email';
  return field === 'link' ? 'url' : 'text';
};

interface FieldsProps extends Pick<ReturnType<typeof useContactCardForm>, 'form' | 'errors' | 'change'> {
  readonly busy: boolean;
}

const TextFields = ({ form, errors, change, busy }: FieldsProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
    {order.map((field) => (
      <TextField
        key={field}
        label={contactCardLabels[field]}
        required={field === 'name'}
        autoFocus={field === 'name'}
        disabled={busy}
        placeholder={placeholders[field]}
        value={form[field]}
        onChange={({ target }) => change({ [field]: target.value })}
        onBlur={phones.has(field) ? () => change({ [field]: partedPhone(form[field]) }) : undefined}
        error={errors[field] !== undefined}
        helperText={errors[field]}
        sx={wide.has(field) ? { gridColumn: '1 / -1' } : {}}
        slotProps={{ htmlInput: { inputMode: modeOf(field), autoComplete: 'off', maxLength: 200 } }}
      />
    ))}
  </Box>
);

const Switches = ({ form, change }: { readonly form: ContactCardForm; readonly change: FieldsProps['change'] }) => (
  <Stack>
    <FormControlLabel
      control={<Switch checked={form.published} onChange={(_, published) => change({ published })} />}
      label="명함 페이지 공개 (주소를 아는 누구나 볼 수 있어요)"
    />
    <FormControlLabel
      control={
        <Switch
          checked={form.published && form.listed}
          disabled={!form.published}
          onChange={(_, listed) => change({ listed })}
        />
      }
      label="검색 엔진에 나오게 하기"
    />
  </Stack>
);

interface ContactCardDialogProps {
  /** Absent for a new one. */
  readonly card?: ManagedContactCard | undefined;
  readonly onClose: () => void;
}

export const ContactCardDialog = ({ card, onClose }: ContactCardDialogProps) => {
  const { form, change, errors, failure, percent, cancel, save, busy } = useContactCardForm(card, onClose);
  return (
    <FormDialog
      title={card ? '명함 수정' : '새 명함'}
      confirm="저장"
      busy={busy}
      onSubmit={save}
      onClose={busy ? () => undefined : onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        {failure ? (
          <Notice tone="red" role="alert">
            {failure}
          </Notice>
        ) : null}
        <ImagePicker
          label="사진 올리기 (선택)"
          max={1}
          round
          value={form.images}
          onChange={(images) => change({ images })}
          disabled={busy}
        />
        <TextFields form={form} errors={errors} change={change} busy={busy} />
        <Switches form={form} change={change} />
        {percent === undefined ? null : <ProgressBar percent={percent} label="사진을 올리는 중" onCancel={cancel} />}
      </Stack>
    </FormDialog>
  );
};
