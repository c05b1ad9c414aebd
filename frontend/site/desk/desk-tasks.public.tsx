import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { TaskList } from './task-list.tsx';
import { useDeskTasks } from './use-desk-tasks.public.ts';

/** The first thing an administrator sees. */
export const DeskTasks = () => (
  <SectionCard title="할 일">
    <Answered answer={useDeskTasks()} title="할 일을 불러오지 못했어요" bones={<SkeletonRows rows={3} height={64} />}>
      {({ list }) => <TaskList list={list} />}
    </Answered>
  </SectionCard>
);
