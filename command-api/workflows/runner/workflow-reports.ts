import { system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { workflowStream } from '@maru/contracts/site/workflow/workflow.events';
import type { EventMark } from '@maru/platform/event-store/checkpoint';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Command, Load } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { Send } from '../../pipeline/send.ts';
import { reactionAggregate } from '../../site/reaction/reaction.aggregate.ts';
import { workflowAggregate } from '../../site/workflow/workflow.aggregate.ts';
import type { WorkflowStop } from './workflow-stop.ts';

export type ReportedCause = Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'type'>;

/** What people hear of a workflow, and what they have decided. */
export interface WorkflowReports {
  /** Undefined where what was decided cannot be read any more. */
  isGivenUp(cause: Pick<EventMark, 'id'>): Promise<boolean | undefined>;
  setAside(cause: ReportedCause, reason: string): Promise<void>;
  done(cause: Pick<EventMark, 'id'>): Promise<void>;
  stopped(stop: WorkflowStop): Promise<void>;
  started(): Promise<void>;
  /** Whether a person lets it go on after this very stop. */
  isResumed(stop: WorkflowStop): Promise<boolean>;
}

/** Names what follows from an event in a workflow, the same whenever it is tried. */
export const reactionIdOf = (workflow: string, cause: Pick<EventMark, 'id'>) => commandIdOf(workflow, cause.id);

/** Where the stream of a reaction is damaged people hear nothing more of it, and the workflow goes on. */
const unlessDamaged = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Rejected && error.code === 'stream_damaged') return undefined;
    throw error;
  }
};

export const workflowReports = (
  { load, send }: { readonly load: Load; readonly send: Send },
  workflow: string,
): WorkflowReports => {
  const say = async (command: Command) => {
    await send(command, { as: system });
  };
  const reaction = (id: string) => load(reactionAggregate, reactionStream(id));
  const state = async () => (await load(workflowAggregate, workflowStream(workflow))).state;
  return {
    isGivenUp: (cause) =>
      unlessDamaged(async () => (await reaction(reactionIdOf(workflow, cause))).state?.status === 'givenUp'),
    setAside: (cause, error) => {
      const { stream, revision, type } = cause;
      const data = { id: reactionIdOf(workflow, cause), workflow, stream, revision, type, error };
      return unlessDamaged(() => say({ type: 'SetReactionAside', data }));
    },
    done: async (cause) => {
      const id = reactionIdOf(workflow, cause);
      await unlessDamaged(async () => {
        if ((await reaction(id)).state !== undefined) await say({ type: 'FinishReaction', data: { id } });
      });
    },
    stopped: ({ reason, type, checkpoint }) =>
      say({ type: 'StopWorkflow', data: { id: workflow, reason, type, checkpoint } }),
    started: async () => {
      if ((await state()).status !== 'running') await say({ type: 'StartWorkflow', data: { id: workflow } });
    },
    isResumed: async (stop) => {
      const { status, reason, checkpoint } = await state();
      return status === 'resumed' && reason === stop.reason && checkpoint === stop.checkpoint;
    },
  };
};
