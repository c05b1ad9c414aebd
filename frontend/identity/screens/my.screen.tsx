import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import AssignmentRounded from '@mui/icons-material/AssignmentRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { useParts } from '../../kernel/feature.ts';
import { Bone } from '../../design/bone.tsx';
import { Page } from '../../design/page.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { SectionCard } from '../../design/section-card.tsx';
import { SessionList } from '../session/session-list.tsx';
import { AddinList } from '../addin-binding/addin-list.tsx';
import { SocialLinks } from '../social/social-links.tsx';
import { AccountEmail, ProfileForm } from '../user/profile-form.tsx';
import { useMyAccountQuery } from '../user/account.api.ts';
import { AgreedTexts } from '../user/agreed-texts.tsx';
import { OwnData } from '../user/own-data.tsx';
import { PasswordForm } from '../user/password-form.tsx';
import { ProfilePicture } from '../user/profile-picture.tsx';
import { Withdraw } from '../user/withdraw.tsx';

const Loading = () => (
  <Stack role="status" aria-label="불러오는 중" aria-busy="true" sx={{ gap: 2 }}>
    {[420, 320, 240].map((height) => (
      <Card key={height} sx={{ height, p: 3, display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        <Bone width={120} height={24} />
        <Bone width="60%" height={16} />
        <Bone width="100%" height={56} />
      </Card>
    ))}
  </Stack>
);

const OwnParts = () => (
  <Suspense fallback={<Card sx={{ height: 240 }} />}>
    {useParts('OwnPart').map((Part, index) => (
      <Part key={index} />
    ))}
  </Suspense>
);

const Sections = ({ account }: { account: MyAccount }) => (
  <Stack sx={{ gap: 2 }}>
    <SectionCard
      title="프로필"
      text="이름과 사진은 함께 일하는 사람에게 보여요. 이메일과 전화번호는 나만 볼 수 있어요."
    >
      <Stack sx={{ mt: 2.5, gap: 3 }}>
        <ProfilePicture account={account} />
        {account.email === null ? null : <AccountEmail account={account} />}
        <ProfileForm account={account} />
      </Stack>
    </SectionCard>
    {account.type === 'email' ? (
      <SectionCard title="비밀번호" text="비밀번호를 바꾸면 다른 기기에서는 로그아웃돼요.">
        <PasswordForm />
      </SectionCard>
    ) : null}
    <OwnParts />
    <SocialLinks account={account} />
    <AddinList />
    <SectionCard title="로그인한 기기" text="모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.">
      <SessionList />
    </SectionCard>
    <SectionCard title="동의한 약관">
      <AgreedTexts agreed={account.agreed} since={account.since} />
    </SectionCard>
    <OwnData />
    <Withdraw account={account} />
  </Stack>
);

const sinceText = ({ since, no }: MyAccount) => `${longDate(Date.parse(since))}부터 함께하고 있어요 · 회원 번호 ${no}`;

export const MyScreen = () => {
  const answer = useMyAccountQuery();
  return (
    <Page wide="reading">
      <PageHeader
        title="내 정보"
        {...(answer.data && { text: sinceText(answer.data) })}
        actions={
          <Button component={Link} to="/request" variant="outlined" color="inherit" startIcon={<AssignmentRounded />}>
            내 작업 보기
          </Button>
        }
      />
      <Answered answer={answer} bones={<Loading />}>
        {(account) => <Sections account={account} />}
      </Answered>
    </Page>
  );
};
