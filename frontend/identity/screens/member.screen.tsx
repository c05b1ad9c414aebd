import type { MemberInfo } from '@maru/contracts/identity/member/member.routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useMemberParts } from '../../kernel/feature.ts';
import { useSessionUser } from '../../kernel/session/use-session.ts';
import { AgreedTexts } from '../user/agreed-texts.tsx';
import { LevelDialog } from '../user/level-dialog.tsx';
import { MemberAccesses } from '../user/member-accesses.tsx';
import { MemberContact } from '../user/member-contact.tsx';
import { useMemberQuery } from '../user/member-desk.api.ts';
import { MemberMemo } from '../user/member-memo.tsx';
import { MemberSessions } from '../user/member-sessions.tsx';
import { SuspendDialog, useReinstate } from '../user/suspend-dialog.tsx';
import { UserHistoryDialog } from '../user/user-history-dialog.tsx';
import { levelLabel, typeLabels, UserStatusChip } from '../user/user-looks.tsx';
import { WithdrawDialog } from '../user/withdraw-dialog.tsx';

const dialogs = { level: LevelDialog, suspend: SuspendDialog, history: UserHistoryDialog, withdraw: WithdrawDialog };
type Dialog = keyof typeof dialogs;

interface StepsProps {
  readonly user: MemberInfo['user'];
  readonly onOpen: (dialog: Dialog) => void;
}

/** What may be done with an account: one's own, and one that is gone, can only be looked at. */
const Steps = ({ user, onOpen }: StepsProps) => {
  const isMe = useSessionUser()?.id === user.id;
  const reinstate = useReinstate();
  const step = (label: string, run: () => void, color: 'inherit' | 'error' = 'inherit') => (
    <Button variant="outlined" color={color} onClick={run}>
      {label}
    </Button>
  );
  return (
    <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
      {step('기록 보기', () => onOpen('history'))}
      {isMe || user.status === 'withdrawn' ? null : (
        <>
          {step('등급 변경', () => onOpen('level'))}
          {user.status === 'suspended'
            ? step('정지 풀기', () => void reinstate(user))
            : step('이용 정지', () => onOpen('suspend'), 'error')}
          {step('탈퇴 처리', () => onOpen('withdraw'), 'error')}
        </>
      )}
    </Stack>
  );
};

const Account = ({
  member: { user, certified, social },
  onOpen,
}: { readonly member: MemberInfo } & Pick<StepsProps, 'onOpen'>) => (
  <SectionCard title="계정">
    <FactList
      facts={[
        { label: '상태', value: <UserStatusChip status={user.status} /> },
        { label: '등급', value: levelLabel(user.level) },
        { label: '회원 번호', value: user.no },
        {
          label: '가입',
          value: `${longDate(user.since)} · ${typeLabels[user.type]}${certified ? ' · 이메일 인증함' : ''}`,
        },
        ...(social.length > 0 ? [{ label: '소셜 로그인', value: '카카오' }] : []),
      ]}
    />
    <Steps user={user} onOpen={onOpen} />
  </SectionCard>
);

const Parts = ({ id }: { readonly id: string }) => (
  <Suspense fallback={<Card sx={{ height: 200 }} />}>
    {useMemberParts().map((Part, index) => (
      <Part key={index} id={id} />
    ))}
  </Suspense>
);

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};

const Member = ({ member }: { readonly member: MemberInfo }) => {
  const [dialog, setDialog] = useState<Dialog>();
  const { user, agreed, memo } = member;
  const isThere = user.status !== 'withdrawn';
  const Shown = dialog && dialogs[dialog];
  return (
    <Box sx={{ ...columns, alignItems: 'start' }}>
      <Stack sx={{ gap: 2 }}>
        <Account member={member} onOpen={setDialog} />
        {isThere ? <MemberContact id={user.id} /> : null}
        {isThere ? <MemberMemo key={memo?.text} id={user.id} memo={memo} /> : null}
        {isThere ? <MemberSessions id={user.id} /> : null}
      </Stack>
      <Stack sx={{ gap: 2 }}>
        <Parts id={user.id} />
        {isThere ? (
          <SectionCard title="동의한 약관">
            <AgreedTexts agreed={agreed} since={new Date(user.since).toISOString()} />
          </SectionCard>
        ) : null}
        <MemberAccesses id={user.id} />
      </Stack>
      {Shown ? <Shown user={user} onClose={() => setDialog(undefined)} /> : null}
    </Box>
  );
};

/** `/adm/user/:id`: one member, with what every context knows of them. */
export const MemberScreen = () => {
  const { id = '' } = useParams();
  const answer = useMemberQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <AdminFrame title={answer.data?.user.name ?? '회원'}>
      <Answered answer={answer} bones={<SkeletonRows rows={6} />} title="회원을 불러오지 못했어요">
        {(member) => <Member key={member.user.id} member={member} />}
      </Answered>
    </AdminFrame>
  );
};
