import type { Engines } from '@maru/platform/engines/engines';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readEnv } from '@maru/platform/env/env';
import { createLogger } from '@maru/platform/log/logger';
import { projections } from '@maru/projectors/compose';
import { leaseOf } from '@maru/projectors/runtime/stored-version';
import { startProjections } from '@maru/projectors/runtime/start-projections';
import { setTimeout } from 'node:timers/promises';
import { runInTerminal } from './terminal.ts';

// npm run rebuild -- <projection>|all: builds views anew from the log, compares them with the old ones and swaps them
// in. It owns them meanwhile: embedded the server must be stopped, distributed the projectors. A new version of a
// projection is built by the server itself.
const names = projections.map(({ name }) => name);
const asked = process.argv.slice(2);
const wanted = asked.includes('all') ? names : asked;

const chosen = projections.filter(({ name }) => wanted.includes(name));

/** A lease is waited for, and a projector never lets go of its own: that would be for ever. */
const mustBeFree = async ({ leases }: Engines) => {
  const held = await Promise.all(chosen.map((projection) => leases.held(leaseOf(projection))));
  const busy = chosen.filter((_, at) => held[at]).map(({ name }) => name);
  if (busy.length > 0)
    throw new Error(`projectors are running (${busy.join(', ')}): stop them first; they go on from the rebuilt views`);
};

const rebuild = async () => {
  const env = readEnv();
  const log = createLogger({ level: 'error' });
  const engines = await openEngines(env, log);
  try {
    await mustBeFree(engines);
    const running = await startProjections(engines, log, chosen);
    // A lease whose owner was killed is free a moment later; views that are not there yet are built first.
    while (chosen.some(({ name }) => !(name in running.positions()))) await setTimeout(50);
    const built = await running.rebuild(wanted, (ratio) => process.stderr.write(`\r${Math.floor(ratio * 100)} %`));
    await running.close();
    process.stderr.write('\r');
    for (const { view, documents, differences } of built) {
      console.log(`${view}: ${documents} documents, ${differences.length} corrected`);
      for (const { id } of differences.slice(0, 20)) console.log(`  ${id}`);
    }
  } finally {
    await closeEngines(engines);
  }
};

await runInTerminal(async () => {
  if (wanted.length === 0 || wanted.some((name) => !names.includes(name))) {
    throw new Error(`npm run rebuild -- <projection>|all, where a projection is one of ${names.join(', ')}`);
  }
  await rebuild();
});
