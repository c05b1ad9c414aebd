import type { Release } from '@maru/contracts/shop/installer/installer.fields';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { DescribeDialog } from './describe-dialog.tsx';
import { InstallerItems } from './installer-items.tsx';
import { useInstallersQuery, usePublishInstallerMutation, useWithdrawInstallerMutation } from './installer.api.ts';
import { ReleaseRow } from './release-row.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const useQuestions = () => {
  const [publish] = usePublishInstallerMutation();
  const [withdraw] = useWithdrawInstallerMutation();
  const publishing = useConfirmed({
    title: (version: string) => `${version}을 최신 버전으로 공개할까요?`,
    text: '라이선스가 있는 분에게 이 버전을 먼저 보여요.',
    confirm: '공개',
    run: publish,
    done: '공개했어요.',
  });
  const withdrawing = useConfirmed({
    title: (version: string) => `${version}을 내릴까요?`,
    text: '다시 공개하기 전에는 아무도 받을 수 없어요.',
    confirm: '내리기',
    destructive: true,
    run: withdraw,
    done: '내렸어요.',
  });
  return { publishing, withdrawing };
};

const Releases = ({ releases }: { readonly releases: readonly Release[] }) => {
  const { publishing, withdrawing } = useQuestions();
  const [edited, setEdited] = useState<Release>();
  if (releases.length === 0)
    return <EmptyState title="올린 설치 파일이 없어요" text="애드인 설치 파일을 버전마다 올려 주세요." />;
  return (
    <Box component="ul" aria-label="설치 파일" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {releases.map((release) => (
        <ReleaseRow
          key={release.version}
          release={release}
          onPublish={() => publishing.ask(release.version)}
          onWithdraw={() => withdrawing.ask(release.version)}
          onEdit={() => setEdited(release)}
        />
      ))}
      {publishing.question}
      {withdrawing.question}
      {edited ? <DescribeDialog release={edited} onClose={() => setEdited(undefined)} /> : null}
    </Box>
  );
};

/** `/adm/installer`: releases of the add-in, and whose licences they are for. */
export const InstallersAdminScreen = () => {
  const [open, setOpen] = useState(false);
  const answer = useInstallersQuery(undefined, { refetchOnMountOrArgChange: true });
  const add = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setOpen(true)}>
      올리기
    </Button>
  );
  return (
    <AdminFrame title="애드인 설치 파일" actions={add}>
      <Answered answer={answer}>
        {({ releases, item_ids }) => (
          <Stack sx={{ gap: 2 }}>
            <InstallerItems itemIds={item_ids} />
            <Card>
              <Releases releases={releases} />
            </Card>
          </Stack>
        )}
      </Answered>
      {open ? <UploadDialog onClose={() => setOpen(false)} /> : null}
    </AdminFrame>
  );
};
