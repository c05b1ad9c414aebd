import type { StopReason } from '@maru/contracts/site/workflow/workflow.fields';

/** Why a copy must not go on: `type` is that of an event that it does not know, `checkpoint` the id of its newest one. */
export class WorkflowStop extends Error {
  readonly reason: StopReason;
  readonly type: string | null;
  readonly checkpoint: string | undefined;
  constructor(
    reason: StopReason,
    { type = null, checkpoint }: { type?: string | null; checkpoint?: string | undefined },
  ) {
    super(`the workflow stops: ${reason}${type === null ? '' : ` ${type}`}`);
    this.reason = reason;
    this.type = type;
    this.checkpoint = checkpoint;
  }
}
