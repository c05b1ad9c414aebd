import type { OwnNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { NameCard } from '@maru/contracts/shop/name-card/name-card.fields';
import { FormDialog } from '../../design/form-dialog.tsx';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { useIsAdmin } from '../../kernel/session/use-session.ts';
import type { CardLine } from './name-card.api.ts';
import { type CardText, cardLabels } from './name-card-words.ts';
import { StaffCardChoice, type TakenCard } from './staff-card-choice.tsx';
import { useCardForm } from './use-card-form.ts';

const lines: readonly CardText[] = ['name', 'title', 'company', 'phone', 'email', 'website', 'address', 'memo'];
const wide: ReadonlySet<CardText> = new Set(['address', 'memo']);

const Fields = ({ form: { register, formState } }: { form: UseFormReturn<NameCard> }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
    {lines.map((name) => (
      <TextField
        key={name}
        {...register(name)}
        required={name === 'name'}
        label={cardLabels[name]}
        multiline={name === 'memo'}
        minRows={name === 'memo' ? 2 : 1}
        error={formState.errors[name] !== undefined}
        helperText={formState.errors[name] ? '한 줄로, 너무 길지 않게 적어 주세요.' : undefined}
        sx={wide.has(name) ? { gridColumn: '1 / -1' } : {}}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: name === 'memo' ? 500 : 160 } }}
      />
    ))}
  </Box>
);

interface CardDialogProps {
  readonly line: CardLine;
  readonly card: OwnNameCard | null;
  readonly onClose: () => void;
}

/** What is to be printed on a card. */
export const CardDialog = ({ line, card, onClose }: CardDialogProps) => {
  const isAdmin = useIsAdmin();
  const [takes, setTakes] = useState(0);
  const { form, logo, setLogo, percent, cancel, submit, busy } = useCardForm(line, card, onClose);
  const take = (taken: TakenCard) => {
    form.reset({ ...form.getValues(), ...taken });
    setTakes(takes + 1);
  };
  return (
    <FormDialog title="명함에 넣을 내용" confirm="보내기" busy={busy} onSubmit={submit} onClose={onClose}>
      <Stack sx={{ gap: 2.5 }}>
        {isAdmin ? <StaffCardChoice onTake={take} /> : null}
        {/* Labels make room for what is there when their fields appear. */}
        <Fields key={takes} form={form} />
        <Box>
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            로고 (선택)
          </Typography>
          <ImagePicker value={logo} onChange={setLogo} label="로고 올리기" max={1} disabled={busy} />
        </Box>
        {percent === undefined ? null : <ProgressBar label="로고를 올리는 중" percent={percent} onCancel={cancel} />}
      </Stack>
    </FormDialog>
  );
};
