import type { Engines } from '@maru/platform/engines/engines';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readEnv } from '@maru/platform/env/env';
import { projectionLease } from '@maru/platform/lease/lease-names';
import { createLogger } from '@maru/platform/log/logger';
import { projections } from '@maru/projectors/compose';
import { startProjections } from '@maru/projectors/runtime/start-projections';
import { setTimeout } from 'node:timers/promises';
import { runInTerminal } from './terminal.ts';

// npm run rebuild -- <projection>|all: builds views anew from the log. It owns them meanwhile: stop server or projectors.
const names = projections.map(({ name }) => name);
const args = process.argv.slice(2);
const viewNames = args.includes('all') ? names : args;

const selection = projections.filter(({ name }) => viewNames.includes(name));

/** A lease is waited for, and a projector never lets go of its own: that would be for ever. */
const requireFreeLeases = async ({ leases }: Engines) => {
  const leasesHeld = await Promise.all(selection.map((projection) => leases.held(projectionLease(projection))));
  const busy = selection.filter((_, at) => leasesHeld[at]).map(({ name }) => name);
  if (busy.length > 0)
    throw new Error(`projectors are running (${busy.join(', ')}): stop them first; they go on from the rebuilt views`);
};

const rebuild = async () => {
  const env = readEnv();
  const log = createLogger({ level: 'error' });
  const engines = await openEngines(env, log);
  try {
    await requireFreeLeases(engines);
    const running = await startProjections(engines, log, selection);
    // A lease whose owner was killed is free a moment later; views that are not there yet are built first.
    while (selection.some(({ name }) => !(name in running.positions()))) await setTimeout(50);
    const reports = await running.rebuild(viewNames, (ratio) => process.stderr.write(`\r${Math.floor(ratio * 100)} %`));
    await running.close();
    process.stderr.write('\r');
    for (const { view, documents, differences } of reports) {
      console.log(`${view}: ${documents} documents, ${differences.length} corrected`);
      for (const { id } of differences.slice(0, 20)) console.log(`  ${id}`);
    }
  } finally {
    await closeEngines(engines);
  }
};

await runInTerminal(async () => {
  if (viewNames.length === 0 || viewNames.some((name) => !names.includes(name))) {
    throw new Error(`npm run rebuild -- <projection>|all, where a projection is one of ${names.join(', ')}`);
  }
  await rebuild();
});
