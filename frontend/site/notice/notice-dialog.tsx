import type { SiteNotice } from '@maru/contracts/site/notice/notice.views';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FormDialog } from '../../design/form-dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { NoticeBand } from './notice-band.tsx';
import { areaWords, toneWords } from './notice-words.ts';
import { type NoticeTyped, useNoticeForm } from './use-notice-form.ts';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly words: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}
const Choice = <Value extends string>({ label, value, words, onChange }: ChoiceProps<Value>) => (
  <TextField select fullWidth label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
    {Object.entries<string>(words).map(([option, text]) => (
      <MenuItem key={option} value={option}>
        {text}
      </MenuItem>
    ))}
  </TextField>
);

const Preview = ({ typed }: { typed: NoticeTyped }) => (
  <Box>
    <Typography variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
      미리 보기
    </Typography>
    <Box inert sx={{ borderRadius: '10px', overflow: 'hidden' }}>
      <NoticeBand
        notice={{ ...typed, text: typed.text || '공지 내용', id: 'preview', revision: 0 }}
        onClose={() => undefined}
      />
    </Box>
  </Box>
);

const shrunk = { inputLabel: { shrink: true } } as const;
const side = { direction: { xs: 'column', sm: 'row' }, sx: { gap: 2 } } as const;

type Form = ReturnType<typeof useNoticeForm>;
const Words = ({ typed, change, errors }: Form) => (
  <>
    <TextField
      label="공지 내용"
      value={typed.text}
      onChange={({ target }) => change({ text: target.value.replaceAll('\n', ' ') })}
      error={errors.text !== undefined}
      helperText={errors.text ?? `${typed.text.length}/160`}
      multiline
      slotProps={{ htmlInput: { maxLength: 160 } }}
      autoFocus
    />
    <Stack {...side}>
      <TextField
        fullWidth
        label="누르면 갈 곳 (선택)"
        placeholder="/shop 또는 https://…"
        value={typed.link}
        onChange={({ target }) => change({ link: target.value })}
        error={errors.link !== undefined}
        helperText={errors.link}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TextField
        fullWidth
        label="링크 문구 (선택)"
        placeholder="자세히 보기"
        value={typed.label}
        onChange={({ target }) => change({ label: target.value })}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
    </Stack>
  </>
);

const Times = ({ typed, change, errors }: Form) => (
  <Stack {...side}>
    <TextField
      fullWidth
      type="datetime-local"
      label="시작 (선택)"
      value={typed.from}
      onChange={({ target }) => change({ from: target.value })}
      helperText="비우면 바로 보여요."
      slotProps={shrunk}
    />
    <TextField
      fullWidth
      type="datetime-local"
      label="끝 (선택)"
      value={typed.until}
      onChange={({ target }) => change({ until: target.value })}
      error={errors.until !== undefined}
      helperText={errors.until ?? '비우면 지울 때까지 보여요.'}
      slotProps={shrunk}
    />
  </Stack>
);

export const NoticeDialog = ({ notice, onClose }: { notice?: SiteNotice | undefined; onClose: () => void }) => {
  const form = useNoticeForm(notice, onClose);
  const { typed, change, failure, busy, save } = form;
  return (
    <FormDialog
      title={notice ? '공지 수정' : '새 공지'}
      confirm="저장"
      busy={busy}
      onSubmit={save}
      onClose={busy ? () => undefined : onClose}
    >
      <Stack sx={{ gap: 2 }}>
        {failure ? (
          <Notice tone="red" role="alert">
            {failure}
          </Notice>
        ) : null}
        <Words {...form} />
        <Stack {...side}>
          <Choice label="중요도" value={typed.tone} words={toneWords} onChange={(tone) => change({ tone })} />
          <Choice label="보일 곳" value={typed.area} words={areaWords} onChange={(area) => change({ area })} />
        </Stack>
        <Times {...form} />
        <FormControlLabel
          control={<Switch checked={typed.shown} onChange={(_, shown) => change({ shown })} />}
          label="보이기"
        />
        <Preview typed={typed} />
      </Stack>
    </FormDialog>
  );
};
