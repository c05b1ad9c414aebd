import { spawnSync } from 'node:child_process';

// npm run record-histories -- "<why>" [<name>]: records anew what follows from the histories of workflows, or from the
// one of that name, with the reason.
const [why = '', name] = process.argv.slice(2).map((argument) => argument.trim());
if (why === '') {
  console.error('say why: npm run record-histories -- "refunds name their order now"');
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'node',
    'command-api/workflows/histories',
    ...(name === undefined ? [] : ['--testNamePattern', `^history ${name} `]),
  ],
  { stdio: 'inherit', env: { ...process.env, RECORD_HISTORIES: why } },
);
process.exit(status ?? 1);
