/** Where a workflow keeps how far it has come, for whoever shows it; `failures` of what waits, each thing by itself. */
export const workflowCheckpointView = (workflow: string) => ({ name: `workflow-${workflow}`, version: 2 }) as const;
export const workflowCheckpointId = 'checkpoint';

export interface WorkflowCheckpointDocument {
  readonly id: string;
  readonly progress: { readonly position: number; readonly waiting: readonly { readonly failures: number }[] };
}
