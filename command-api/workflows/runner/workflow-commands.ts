import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { system } from '@maru/contracts/kernel/actor';
import type { Engines } from '@maru/platform/engines/engines';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { foldNames } from '../../pipeline/fold-names.ts';
import type { AnyAggregate, Load } from '../../pipeline/aggregate.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import { commandPipeline } from '../../pipeline/execute.ts';
import { registry } from '../../pipeline/registry.ts';
import { type Send, sender } from '../../pipeline/send.ts';
import { openStreams } from '../../pipeline/streams.ts';

export const workflowCommands = (
  engines: Engines,
  aggregates: readonly AnyAggregate[],
  workflow: string,
): { readonly load: Load; readonly execute: Execute; readonly send: Send } => {
  const streams = openStreams(engines.events, { store: engines.snapshots, foldName: foldNames(aggregates) });
  const people = cardCache(engines.views, peopleCards);
  const execute = commandPipeline({ engines, people, streams, registry: registry(aggregates) });
  return { load: streams.load, execute, send: sender(execute, { actor: system, source: `workflow:${workflow}` }) };
};
