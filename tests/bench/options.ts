import { parseArgs } from 'node:util';
import type { Setting } from './ground/ground.ts';

export interface Options {
  readonly settings: readonly Setting[];
  /** Benches to run; none are all. */
  readonly names: readonly string[];
}

const settings: Readonly<Record<string, readonly Setting[]>> = {
  embedded: ['embedded'],
  stack: ['distributed'],
  both: ['embedded', 'distributed'],
};

/** `[--setting embedded|stack] [name …]`. Throws with a sentence. */
export const optionsOf = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { setting: { type: 'string', default: 'both' } },
    allowPositionals: true,
  });
  const selection = settings[values.setting];
  if (!selection) throw new Error(`--setting is one of ${Object.keys(settings).join(', ')}`);
  return { settings: selection, names: positionals };
};
