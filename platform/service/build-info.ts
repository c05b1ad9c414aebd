import { buildInfo, type BuildInfo } from '@maru/contracts/kernel/process-state.views';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../dist/build.json');

/** What is in `dist`; null where nothing was built. */
export const readBuildInfo = (): BuildInfo | null => {
  try {
    return buildInfo.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};
