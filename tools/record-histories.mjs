import { spawnSync } from 'node:child_process';

// npm run record-histories -- "<why>": records anew what follows from the histories of workflows, with the reason.
const why = process.argv.slice(2).join(' ').trim();
if (why === '') {
  console.error('say why: npm run record-histories -- "refunds name their order now"');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'command-api/workflows/histories'],
  { stdio: 'inherit', env: { ...process.env, RECORD_HISTORIES: why } },
);
process.exit(status ?? 1);
