import { errorIssue } from '@maru/contracts/addin/error/error.fields';
import type { AddinError } from '@maru/contracts/addin/error/error.views';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useErrorChange } from './use-error-change.ts';

/** The issue that an address of the tracker shows. */
export const issueAt = (address: string) => {
  const [, prj_id, query] = /\/request\/project\/([^/?#\s]+)\?([^#\s]*)/.exec(address) ?? [];
  return errorIssue.safeParse({ prj_id, id: new URLSearchParams(query).get('issue') }).data;
};

interface LinkDialogProps {
  readonly error: AddinError;
  readonly onClose: () => void;
}

/** Links an error to an issue that is there, by its address. */
export const LinkDialog = ({ error: { id }, onClose }: LinkDialogProps) => {
  const [address, setAddress] = useState('');
  const { change, busy } = useErrorChange();
  const issue = issueAt(address);
  const isWrong = address.trim() !== '' && !issue;
  const submit = async () => {
    if (issue && (await change({ id, path: 'issue', body: { issue } }, '이슈에 연결했어요.'))) onClose();
  };
  return (
    <FormDialog
      title="이슈에 연결하기"
      confirm="연결"
      width="xs"
      complete={issue !== undefined}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        label="이슈 주소"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={isWrong}
        helperText={isWrong ? '이슈를 연 화면의 주소가 아니에요.' : '이슈를 연 화면의 주소를 붙여 넣어 주세요.'}
      />
    </FormDialog>
  );
};
