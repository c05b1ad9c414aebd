import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import Stack from '@mui/material/Stack';
import { EmptyState } from '../../design/empty-state.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useFaultsQuery } from '../fault/fault.api.ts';
import { Faults, isWithoutFault } from '../fault/faults.tsx';
import { useSystemQuery } from '../workflow/system.api.ts';
import { WaitingWork } from '../workflow/waiting-work.tsx';

/** What was mended elsewhere leaves the list while somebody looks at it. */
const often = { refetchOnMountOrArgChange: true, pollingInterval: 10_000 } as const;

/** `/adm/system`: what could not be done by itself, what stopped, and what cannot be read. */
export const SystemScreen = () => {
  const work = useSystemQuery(undefined, often);
  const faults = useFaultsQuery(undefined, often);
  const isIdle = work.data && work.data.reactions.length + work.data.workflows.length === 0;
  return (
    <AdminFrame title="시스템" text="자동으로 처리되지 않은 일과 읽을 수 없는 자료를 확인해요.">
      <Stack sx={{ maxWidth: 960, gap: 2 }}>
        {isIdle && faults.data && isWithoutFault(faults.data) ? (
          <EmptyState
            icon={<TaskAltRounded />}
            title="밀린 일이 없어요"
            text="메일, 재고, 환불이 제대로 되고, 기록과 화면 자료도 모두 읽을 수 있어요."
          />
        ) : (
          <>
            <Answered answer={work}>{(list) => <WaitingWork {...list} />}</Answered>
            <Answered
              answer={faults}
              title="기록과 화면 자료의 상태를 불러오지 못했어요"
              bones={isIdle ? <SkeletonRows /> : null}
            >
              {(found) => <Faults {...found} />}
            </Answered>
          </>
        )}
      </Stack>
    </AdminFrame>
  );
};
