import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useLogout } from '../session/use-logout.public.ts';
import { useParts } from '../../kernel/feature.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { Page } from '../../design/page.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { AddinList } from './addin-list.tsx';

/** What contexts show beside Revit: the licence, projects and issues. */
const AddinParts = () => (
  <Suspense fallback={<Card sx={{ height: 240 }} />}>
    {useParts('AddinPart').map((Part, index) => (
      <Part key={index} />
    ))}
  </Suspense>
);

/** What the add-in's web view shows once somebody is logged in. */
export const RevitMenuScreen = () => {
  const user = useSessionUser();
  const logOut = useLogout();
  return (
    <Page wide="reading">
      <PageHeader
        title="설계마루에 연결되었어요"
        text={`${user?.name ?? ''} 님으로 로그인했어요. 이 창을 닫고 Revit에서 이어서 작업하세요.`}
        actions={
          <Button variant="outlined" color="inherit" onClick={() => void logOut()}>
            로그아웃
          </Button>
        }
      />
      <Stack sx={{ gap: 2 }}>
        <AddinParts />
        <AddinList />
      </Stack>
    </Page>
  );
};
