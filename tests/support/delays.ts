import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isStack } from './product.ts';
import { untilTrue } from './until-true.ts';

const folder = new URL('../../test-output', import.meta.url).pathname;
const file = join(folder, isStack ? 'journeys-stack.json' : 'journeys.json');

interface Delay {
  readonly what: string;
  readonly afterAction: number;
  readonly afterAnswer: number;
}

/** How long it takes from one person's action until another one sees it. */
export interface Delays {
  /** `text` appears in `selector` for `to` after `act` of `from`, which is answered at `path`. */
  measure(
    seen: { from: Page; to: Page; what: string; selector: string; text: string; path: string },
    act: () => Promise<unknown>,
  ): Promise<void>;
  /** Milliseconds per kind and of all; also written beside the screenshots. */
  report(): Promise<object>;
}

const quote = (text: string) => JSON.stringify(text);
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const summaryOf = (numbers: readonly number[]) => {
  const sorted = numbers.map((number) => Math.round(number)).toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), max: sorted.at(-1) ?? 0 };
};
const figuresOf = (delays: readonly Delay[]) => ({
  times: delays.length,
  afterAction: summaryOf(delays.map(({ afterAction }) => afterAction)),
  afterAnswer: summaryOf(delays.map(({ afterAnswer }) => afterAnswer)),
});

export const recordDelays = (): Delays => {
  const delays: Delay[] = [];
  return {
    measure: async ({ from: acting, to: watching, what, selector, text, path }, act) => {
      const seen = watching.evaluate<number>(`seenAt(${quote(selector)}, ${quote(text)})`);
      await act();
      const at = await seen;
      const acted = await acting.evaluate<number>('actedAt');
      await untilTrue(acting, `answeredAt(${quote(path)}) > actedAt`);
      const answered = await acting.evaluate<number>(`answeredAt(${quote(path)})`);
      delays.push({ what, afterAction: at - acted, afterAnswer: Math.max(0, at - answered) });
    },
    report: async () => {
      const kinds = [...new Set(delays.map(({ what }) => what))];
      const figures = {
        limitMs: 200,
        all: figuresOf(delays),
        ...Object.fromEntries(kinds.map((kind) => [kind, figuresOf(delays.filter(({ what }) => what === kind))])),
      };
      await mkdir(folder, { recursive: true });
      const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as object;
      await writeFile(file, `${JSON.stringify({ ...before, changeSeenByAnother: figures }, null, 2)}\n`);
      return figures;
    },
  };
};
