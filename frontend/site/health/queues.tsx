import type { WorkflowRow } from '@maru/contracts/site/health/health.views';
import Box from '@mui/material/Box';
import { FactList } from '../../design/fact-list.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip, type ToneChipProps } from '../../design/tone-chip.tsx';
import { number } from '../../format/number.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { usePolling } from '../../kernel/api/use-polling.ts';
import { workflowName } from '../workflow/workflow-name.public.ts';
import { type HealthInfo, useHealthQuery } from './health.api.ts';
import { HealthRow, rowsLook } from './rows.tsx';

const lookOf = ({ waiting, owner, lag }: WorkflowRow): Pick<ToneChipProps, 'tone' | 'label'> => {
  if (owner === null) return { tone: 'amber', label: '담당 없음' };
  if (waiting > 0) return { tone: 'amber', label: `${number(waiting)}건 미뤄 둠` };
  return lag > 0 ? { tone: 'blue', label: `${number(lag)} 뒤` } : { tone: 'green', label: '밀린 일 없음' };
};

const Workflows = ({ workflows }: Pick<HealthInfo, 'workflows'>) => (
  <SectionCard title="자동 작업" text="할 일이 없는 동안에는 위치를 30초마다 적어서 조금 뒤처져 보일 수 있어요.">
    <Box component="ul" aria-label="자동 작업" sx={rowsLook}>
      {workflows.map((row) => (
        <HealthRow
          key={row.name}
          title={workflowName(row.name)}
          beside={<ToneChip size="small" {...lookOf(row)} />}
          text={`위치 ${number(row.position)} · 담당 ${row.owner ?? '없음'}`}
        />
      ))}
    </Box>
  </SectionCard>
);

const When = ({ at }: { readonly at: number | null }) => (at === null ? '없음' : <RelativeTime at={at} />);

const Mails = ({ mails }: Pick<HealthInfo, 'mails'>) => (
  <SectionCard title="메일" text="날은 협정 세계시로 나눠요. 미뤄 둔 메일은 ‘확인할 일’에서 볼 수 있어요.">
    <FactList
      facts={[
        { label: '기다리는 메일', value: `${number(mails.waiting)}통`, strong: mails.waiting > 0 },
        { label: '오늘 보냄', value: `${number(mails.sent_today)}통` },
        { label: '오늘 거절', value: `${number(mails.refused_today)}통` },
        { label: '7일간 거절', value: `${number(mails.refused_week)}통` },
        { label: '마지막 발송', value: <When at={mails.sent_at} /> },
        { label: '마지막 거절', value: <When at={mails.refused_at} /> },
      ]}
    />
  </SectionCard>
);

const Sessions = ({ sessions }: Pick<HealthInfo, 'sessions'>) => (
  <SectionCard title="로그인">
    <FactList
      facts={[
        { label: '지금 쓰는 중', value: `${number(sessions.used)}곳`, strong: true },
        { label: '로그인 유지', value: `${number(sessions.open)}곳` },
      ]}
    />
  </SectionCard>
);

/** What waits to be done: by workflows, by mail; and who is logged in. */
export const Queues = () => (
  <Answered answer={useHealthQuery(undefined, usePolling(5_000))}>
    {({ workflows, mails, sessions }) => (
      <>
        <Workflows workflows={workflows} />
        <Mails mails={mails} />
        <Sessions sessions={sessions} />
      </>
    )}
  </Answered>
);
