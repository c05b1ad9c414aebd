import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useReturnUrl } from '../../kernel/session/use-login-link.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { Benefits } from './benefits.tsx';
import { useParts } from '../../kernel/feature.ts';
import { ReviewPicture } from './review-picture.tsx';
import { StartButtons } from './start-buttons.tsx';
import { WhenSeen } from '../../kernel/when-seen.tsx';

/** Why someone landed here who wanted to go elsewhere. */
const SentHere = () => {
  const returnUrl = useReturnUrl();
  const user = useSessionUser();
  if (!returnUrl) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Notice>
        {user
          ? '권한이 없습니다. 그 화면은 관리자만 볼 수 있어요.'
          : '로그인이 필요한 화면이에요. 로그인하면 바로 이어져요.'}
      </Notice>
    </Box>
  );
};

export const HomeScreen = ({ tops = [] }: { tops?: readonly ComponentType[] }) => {
  usePageTitle('');
  return (
    <Page>
      <SentHere />
      {tops.map((Top, index) => (
        <Top key={index} />
      ))}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.05fr 1fr' },
          gap: { xs: 5, md: 6 },
          alignItems: 'center',
          py: { xs: 5, md: 10 },
        }}
      >
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: 34, sm: 44, lg: 52 }, lineHeight: 1.22, fontWeight: 800, letterSpacing: '-0.035em' }}
          >
            설계 검토,
            <br />
            주고받다 놓치지 않게
          </Typography>
          <Typography sx={{ fontSize: { xs: 17, sm: 19 }, color: 'text.secondary', maxWidth: 440 }}>
            건축·구조·기계 검토 요청을 한곳에 모으고, 이슈마다 대화하고, 바뀐 내용을 바로 확인하세요.
          </Typography>
          <StartButtons />
        </Stack>
        <ReviewPicture />
      </Box>
      <Benefits />
      {useParts('HomePart').map((Part, index) => (
        <WhenSeen key={index}>
          <Part />
        </WhenSeen>
      ))}
    </Page>
  );
};
