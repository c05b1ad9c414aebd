import type { StopReason } from '@maru/contracts/site/workflow/workflow.fields';

/** Why a copy must not go on. `type` is that of an event that it does not know. */
export class WorkflowStop extends Error {
  readonly reason: StopReason;
  readonly type: string | null;
  constructor(reason: StopReason, type: string | null = null) {
    super(`the workflow stops: ${reason}${type === null ? '' : ` ${type}`}`);
    this.reason = reason;
    this.type = type;
  }
}
