import type { Release } from '@maru/contracts/shop/installer/installer.fields';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { useDescribeInstallerMutation } from './installer.api.ts';
import { describedBy, type ReleaseDraft, ReleaseFields } from './release-fields.tsx';

interface DescribeDialogProps {
  readonly release: Release;
  readonly onClose: () => void;
}
export const DescribeDialog = ({ release: { version, years, notes }, onClose }: DescribeDialogProps) => {
  const [draft, setDraft] = useState<ReleaseDraft>({ years: years.join(', '), notes });
  const [describe, { isLoading }] = useDescribeInstallerMutation();
  const described = describedBy(draft);
  const submit = async () => {
    if (described && !(await describe({ version, ...described })).error) onClose();
  };
  return (
    <FormDialog
      title={`${version} 수정`}
      confirm="저장"
      complete={described !== undefined}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <ReleaseFields draft={draft} change={(changes) => setDraft({ ...draft, ...changes })} />
      </Stack>
    </FormDialog>
  );
};
