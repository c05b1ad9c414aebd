import {
  workflowCheckpointId,
  type WorkflowCheckpointDocument,
  workflowCheckpointView,
} from '@maru/contracts/kernel/workflow-checkpoint.views';
import type { WorkflowRow } from '@maru/contracts/site/health/health.views';
import { workflowLease } from '@maru/platform/lease/lease-names';
import type { QueryContext } from '../../http/query-handler.ts';
import { readPublished } from '../../http/read-published.ts';

/** How far each of these workflows has come, by name. */
export const workflowRows = async (
  { views, events, leases }: QueryContext['engines'],
  names: readonly string[],
): Promise<WorkflowRow[]> => {
  const head = await events.head();
  const row = async (name: string): Promise<WorkflowRow> => {
    const [stored, owner] = await Promise.all([
      readPublished<WorkflowCheckpointDocument>(views, workflowCheckpointView(name), workflowCheckpointId),
      leases.holder(workflowLease(name)),
    ]);
    const { position = 0, waiting = [] } = stored?.progress ?? {};
    return { name, position, lag: Math.max(0, head - position), waiting: waiting.length, owner: owner ?? null };
  };
  return Promise.all(names.toSorted((a, b) => (a < b ? -1 : 1)).map(row));
};
