import { vi } from 'vitest';
import { processesOf, type RunningStack, type StackProcess } from '../../support/stack/running-stack.ts';
import type { OwnServer } from '../../support/servers/test-server.ts';

export type OwnStack = RunningStack<OwnServer>;

export const patience = { timeout: 30_000, interval: 25 };

const isReady = (url: string) => fetch(`${url}/api/ready`).then(({ ok }) => ok, () => false);
export const untilReady = (...urls: readonly string[]) => vi.waitUntil(async () => (await Promise.all(urls.map(isReady))).every(Boolean), patience);
export const untilAllReady = async (stack: OwnStack) => untilReady(...(await processesOf(stack)).map(({ url }) => url));

export const copiesOf = async (stack: OwnStack, service: string) => (await processesOf(stack)).filter((one) => one.service === service);

/** Ends a process as a crash does; resolves when the one in its place is ready. */
export const kill = async (stack: OwnStack, { name, pid, url }: StackProcess) => {
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(async () => (await processesOf(stack)).some((one) => one.name === name && one.pid !== pid), patience);
  await untilReady(url);
};

/** The projections that a process of the projectors owns; undefined when it does not answer. */
export const ownedBy = async ({ url }: StackProcess): Promise<readonly string[] | undefined> => {
  const answer = await fetch(`${url}/metrics`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return [...(await answer.text()).matchAll(/projection_owned\{[^}]*projection="([^"]+)"[^}]*\} 1$/gm)].map(([, name]) => name ?? '');
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
