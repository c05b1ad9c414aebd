import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { secretVariable } from '@maru/platform/env/secrets';
import type { LogPlace } from '../log-place.ts';

/** Which secrets the services need beside the data. Their values are neither copied nor shown. */
export const secretsHint = (from: LogPlace): readonly string[] => {
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
