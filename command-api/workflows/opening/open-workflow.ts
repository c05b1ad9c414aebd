import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { Closable, Engines } from '@maru/platform/engines/engines';
import type { Setting } from '@maru/platform/service/service';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { aggregates } from '../../compose/aggregates.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import { commandPipeline } from '../../pipeline/execute.ts';
import { foldNames } from '../../pipeline/fold-names.ts';
import { registry } from '../../pipeline/registry.ts';
import { type Send, sender } from '../../pipeline/send.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { runWorkflow } from '../runner/run-workflow.ts';
import type { Perform, Workflow } from '../runner/workflow.ts';

export interface WorkflowCommands {
  readonly load: Load;
  readonly execute: Execute;
  readonly send: Send;
}

/** The pipeline as a workflow uses it: what it sends is recorded in its name. */
export const workflowCommands = (engines: Engines, workflow: string): WorkflowCommands => {
  const streams = openStreams(engines.events, { store: engines.snapshots, foldName: foldNames(aggregates) });
  const people = cardCache(engines.views, peopleCards);
  const execute = commandPipeline({ engines, people, streams, registry: registry(aggregates) });
  return { load: streams.load, execute, send: sender(execute, { actor: system, source: `workflow:${workflow}` }) };
};

export const openWorkflow = <E extends DomainEvent, Reaction>(
  { engines, log, metrics }: Pick<Setting, 'engines' | 'log' | 'metrics'>,
  workflow: Workflow<E, Reaction>,
  performBy: (commands: WorkflowCommands) => Perform<Reaction>,
): Closable => {
  const commands = workflowCommands(engines, workflow.name);
  return runWorkflow({ engines, log, metrics, commands }, workflow, performBy(commands));
};
