import { vi } from 'vitest';
import { processesOf, type RunningStack, type StackProcess } from '../../support/stack/running-stack.ts';
import type { OwnServer } from '../../support/servers/test-server.ts';

export type OwnStack = RunningStack<OwnServer>;

export const patience = { timeout: 60_000, interval: 100 };

/** Whether requests are let in. To be ready takes more: views that keep up, which on a busy machine they may not. */
const isOpen = async (url: string) => {
  const answer = await fetch(`${url}/api/ready`)
    .then((found) => found.json() as Promise<{ checks?: Record<string, string> }>)
    .catch(() => undefined);
  return answer?.checks !== undefined && answer.checks['running'] === undefined;
};
export const untilOpen = (...urls: readonly string[]) =>
  vi.waitUntil(async () => (await Promise.all(urls.map(isOpen))).every(Boolean), patience);
export const untilAllOpen = async (stack: OwnStack) => untilOpen(...(await processesOf(stack)).map(({ url }) => url));

export const copiesOf = async (stack: OwnStack, service: string) =>
  (await processesOf(stack)).filter((one) => one.service === service);

/** Ends a process as a crash does; resolves when the one in its place lets requests in. */
export const kill = async (stack: OwnStack, { name, pid, url }: StackProcess) => {
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(
    async () => (await processesOf(stack)).some((one) => one.name === name && one.pid !== pid),
    patience,
  );
  await untilOpen(url);
};

/** The projections that a process of the projectors owns; undefined when it does not answer. */
export const ownedBy = async (copy: StackProcess): Promise<readonly string[] | undefined> => {
  const owned = await figuresOf(copy, 'projection_owned');
  return owned?.filter(([, is]) => is === 1).map(([name]) => name);
};

/** How many events a process has folded for these projections. */
export const foldedBy = async (copy: StackProcess, projections: readonly string[]) =>
  ((await figuresOf(copy, 'projection_events_total')) ?? []).reduce(
    (sum, [name, count]) => (projections.includes(name) ? sum + count : sum),
    0,
  );

/** What a process measures by projection. */
const figuresOf = async (
  { url }: StackProcess,
  metric: string,
): Promise<readonly (readonly [projection: string, value: number])[] | undefined> => {
  const answer = await fetch(`${url}/metrics`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const lines = (await answer.text()).matchAll(
    new RegExp(`^${metric}\\{[^}]*projection="([^"]+)"[^}]*\\} (\\S+)$`, 'gm'),
  );
  return [...lines].map(([, name = '', value]) => [name, Number(value)] as const);
};

/** Of two projectors, who owns a projection and who waits. */
export const ownersOf = async (stack: OwnStack, projection: string) => {
  const copies = await copiesOf(stack, 'projectors');
  const owned = await Promise.all(copies.map(async (copy) => ({ copy, projections: (await ownedBy(copy)) ?? [] })));
  const owner = owned.find(({ projections }) => projections.includes(projection));
  const other = owned.find((one) => one !== owner);
  if (!owner || !other) throw new Error(`nobody owns ${projection}`);
  return { owner, other: other.copy };
};
