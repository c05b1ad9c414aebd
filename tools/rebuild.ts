import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readEnv } from '@maru/platform/env/env';
import { createLogger } from '@maru/platform/log/logger';
import { registrations } from '@maru/projectors/registrations';
import { startProjections } from '@maru/projectors/runtime/start-projections';

// npm run rebuild -- <projection>|all: builds views anew from the log, compares them with the old ones and swaps them in. The embedded
// engines belong to one process, so the server must be stopped; a new version of a projection is built by the server itself.
const names = registrations.map(({ name }) => name);
const asked = process.argv.slice(2);
const wanted = asked.includes('all') ? names : asked;

const rebuild = async () => {
  const env = readEnv();
  const log = createLogger({ level: 'error' });
  const engines = await openEngines(env, log);
  try {
    const projections = await startProjections(engines, log);
    const built = await projections.rebuild(wanted, (ratio) => process.stderr.write(`\r${Math.floor(ratio * 100)} %`));
    await projections.close();
    process.stderr.write('\r');
    for (const { view, documents, differences } of built) {
      console.log(`${view}: ${documents} documents, ${differences.length} corrected`);
      for (const { id } of differences.slice(0, 20)) console.log(`  ${id}`);
    }
  } finally {
    await closeEngines(engines);
  }
};

if (wanted.length === 0 || wanted.some((name) => !names.includes(name))) {
  console.error(`npm run rebuild -- <projection>|all, where a projection is one of ${names.join(', ')}`);
  process.exitCode = 1;
} else {
  await rebuild().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
