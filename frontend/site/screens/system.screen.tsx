import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { usePolling } from '../../kernel/api/use-polling.ts';
import { useRunningAlertsQuery } from '../alert/alert.api.ts';
import { RunningAlerts } from '../alert/running-alerts.tsx';
import { useFaultsQuery } from '../fault/fault.api.ts';
import { Faults, isWithoutFault } from '../fault/faults.tsx';
import { Queues } from '../health/queues.tsx';
import { Servers } from '../health/servers.tsx';
import { Projections } from '../projection/projections.tsx';
import { VerificationCard } from '../verification/verification-card.tsx';
import { useSystemQuery } from '../workflow/system.api.ts';
import { WaitingWork } from '../workflow/waiting-work.tsx';

/** What could not be done by itself, what stopped, and what cannot be read. */
const Todo = () => {
  const often = usePolling(5_000);
  const work = useSystemQuery(undefined, often);
  const faults = useFaultsQuery(undefined, often);
  const alerts = useRunningAlertsQuery(undefined, often);
  const isIdle = work.data && work.data.reactions.length + work.data.workflows.length === 0;
  const isQuiet = alerts.data?.list.length === 0;
  return isIdle && isQuiet && faults.data && isWithoutFault(faults.data) ? (
    <EmptyState
      icon={<TaskAltRounded />}
      title="밀린 일이 없어요"
      text="메일, 재고, 환불이 제대로 되고, 기록과 화면 자료도 모두 읽을 수 있어요."
    />
  ) : (
    <>
      <Answered answer={alerts} title="진행 중인 알림을 불러오지 못했어요" bones={null}>
        {(found) => <RunningAlerts {...found} />}
      </Answered>
      <Answered answer={work}>{(list) => <WaitingWork {...list} />}</Answered>
      <Answered
        answer={faults}
        title="기록과 화면 자료의 상태를 불러오지 못했어요"
        bones={isIdle ? <SkeletonRows /> : null}
      >
        {(found) => <Faults {...found} />}
      </Answered>
    </>
  );
};

const tabs = {
  todo: { label: '확인할 일', Part: Todo },
  views: { label: '화면 자료', Part: Projections },
  queues: { label: '작업·메일', Part: Queues },
  servers: { label: '서버', Part: Servers },
  proof: { label: '기록 검증', Part: VerificationCard },
} as const;
type TabName = keyof typeof tabs;
const isTab = (name: string | null): name is TabName => name !== null && Object.hasOwn(tabs, name);

/** `/adm/system`: how the product itself is. */
export const SystemScreen = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = isTab(named) ? named : 'todo';
  const { Part } = tabs[tab];
  return (
    <AdminFrame title="시스템" text="자동으로 처리되지 않은 일과 서버의 상태를 확인해요.">
      <Stack sx={{ maxWidth: 1080, gap: 2 }}>
        <Tabs
          value={tab}
          variant="scrollable"
          aria-label="시스템 고르기"
          onChange={(_, next: TabName) => setParams(next === 'todo' ? {} : { tab: next }, { replace: true })}
        >
          {Object.entries(tabs).map(([value, { label }]) => (
            <Tab key={value} value={value} label={label} />
          ))}
        </Tabs>
        <Part />
      </Stack>
    </AdminFrame>
  );
};
