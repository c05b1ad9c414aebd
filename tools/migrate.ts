import { type LogPlace, openToRead } from './log/log-place.ts';
import { compareViews } from './migrate/compare-views.ts';
import { migrateFiles } from './migrate/migrate-files.ts';
import { migrateKeys } from './migrate/migrate-keys.ts';
import { migrateLog } from './migrate/migrate-log.ts';
import { type MigrateOptions, readOptions } from './migrate/options.ts';
import { lockLog } from './migrate/sides.ts';
import { runInTerminal } from './terminal.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { secretVariable } from '@maru/platform/env/secrets';

const secretsHint = (from: LogPlace): readonly string[] => {
  const folder = from.kind === 'sqlite' ? join(from.folder, 'secrets') : '';
  if (!existsSync(folder))
    return ['Secrets are not copied: give the target those of the source, see docs/operations.md.'];
  return [
    `Secrets are not copied: give the target those in ${folder}, as files there or in the environment:`,
    ...readdirSync(folder)
      .toSorted()
      .map((name) => `  ${name.padEnd(20)}${secretVariable(name)}`),
  ];
};

// npm run migrate: copies log, files and keys between settings; may be killed and run again. Views are built anew.
const migrate = async (options: MigrateOptions) => {
  const lock = options.live ? undefined : lockLog(options.from);
  const source = await openToRead(options.from);
  try {
    const same = [
      await migrateLog(source, options),
      await migrateFiles(options.files),
      await migrateKeys(options.files),
    ];
    for (const line of secretsHint(options.from)) console.log(line);
    if (options.live || options.from.kind === 'esdb')
      console.log('What the source has written since is not in the target: stop its services and run this again.');
    if (same.includes(false)) process.exitCode = 1;
  } finally {
    await source.close();
    lock?.release();
  }
};

await runInTerminal(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options.compareViews) await migrate(options);
  else if (!(await compareViews(options))) process.exitCode = 1;
});
