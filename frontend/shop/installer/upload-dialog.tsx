import { installerName, maxInstallerBytes, releaseVersion } from '@maru/contracts/shop/installer/installer.fields';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { fileSize } from '../../format/file-size.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useDescribeInstallerMutation } from './installer.api.ts';
import { describedBy, type ReleaseDraft, ReleaseFields } from './release-fields.tsx';
import { useInstallerUpload } from './use-installer-upload.ts';

const problemOf = (file: File | undefined): string | undefined => {
  if (!file) return undefined;
  if (!installerName.safeParse(file.name).success) return 'msi, exe, zip 파일만 올릴 수 있어요.';
  return file.size > maxInstallerBytes ? `${fileSize(maxInstallerBytes)}까지 올릴 수 있어요.` : undefined;
};

const FileChoice = ({
  file,
  onChoose,
}: {
  readonly file: File | undefined;
  readonly onChoose: (file: File) => void;
}) => (
  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
    <Button component="label" variant="outlined" color="inherit">
      파일 고르기
      <input
        type="file"
        accept=".msi,.exe,.zip"
        style={visuallyHidden}
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
      />
    </Button>
    <Typography
      variant="body2"
      sx={{ color: problemOf(file) ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {problemOf(file) ??
        (file ? `${file.name} (${fileSize(file.size)})` : `msi, exe, zip, ${fileSize(maxInstallerBytes)}까지`)}
    </Typography>
  </Stack>
);

export const UploadDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useDispatch();
  const [version, setVersion] = useState('');
  const [file, setFile] = useState<File>();
  const [draft, setDraft] = useState<ReleaseDraft>({ years: '', notes: '' });
  const { percent, store, cancel } = useInstallerUpload();
  const [describe] = useDescribeInstallerMutation();
  const number = releaseVersion.safeParse(version);
  const described = describedBy(draft);
  const submit = async () => {
    if (!file || !number.success || !described) return;
    if (!(await store(number.data, file))) return;
    await describe({ version: number.data, ...described });
    dispatch(snackbarShown('설치 파일을 올렸어요. 공개하면 라이선스가 있는 분이 받을 수 있어요.'));
    onClose();
  };
  return (
    <FormDialog
      title="설치 파일 올리기"
      confirm="올리기"
      complete={number.success && file !== undefined && problemOf(file) === undefined && described !== undefined}
      busy={percent !== undefined}
      onSubmit={submit}
      onClose={() => {
        cancel();
        onClose();
      }}
    >
      <Stack sx={{ gap: 2.5 }}>
        <FileChoice file={file} onChoose={setFile} />
        <TextField
          required
          label="버전"
          value={version}
          error={version !== '' && !number.success}
          helperText="숫자 셋으로 적어 주세요. 예: 1.4.0"
          onChange={({ target }) => setVersion(target.value)}
        />
        <ReleaseFields draft={draft} change={(changes) => setDraft({ ...draft, ...changes })} />
        {percent === undefined ? null : <ProgressBar label="올리는 중" percent={percent} onCancel={cancel} />}
      </Stack>
    </FormDialog>
  );
};
