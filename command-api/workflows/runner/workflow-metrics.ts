import { stopReason, type StopReason } from '@maru/contracts/site/workflow/workflow.fields';
import type { Metrics } from '@maru/platform/metrics/metrics';

/** Of the copy that runs the workflow, or that must not. */
export const workflowMetrics = (metrics: Metrics, workflow: string) => {
  const waiting = metrics.gauge('maru_workflow_waiting_things', 'Things a workflow has set aside', ['workflow']);
  const stopped = metrics.gauge('maru_workflow_stopped', '1 while a workflow must not go on', ['workflow', 'reason']);
  const failures = metrics.counter('maru_workflow_failures_total', 'Reactions that failed, each try', [
    'workflow',
    'reason',
  ]);
  const stopFor = (now: StopReason | undefined) => {
    for (const reason of stopReason.options) stopped.set({ workflow, reason }, reason === now ? 1 : 0);
  };
  stopFor(undefined);
  return {
    waiting: (count: number) => waiting.set({ workflow }, count),
    failed: (reason: string) => failures.inc({ workflow, reason }),
    stopped: stopFor,
  };
};
export type WorkflowMetrics = ReturnType<typeof workflowMetrics>;
