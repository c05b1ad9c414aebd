import { v7 } from 'uuid';
import { keepers } from '../personal/keepers.ts';

/** Keys of calls whose answer never came: made again under the same key, they are not done twice. */
const unanswered = new Map<string, string>();
const most = 50;
// Under the key of another person the server would repeat what it answered them.
keepers.set('idempotency keys', ({ left }) => left && unanswered.clear());

const signature = (endpoint: string, args: unknown) => `${endpoint} ${JSON.stringify(args)}`;

/** Key for a call, the one from before if the same call went unanswered. */
export const keyFor = (endpoint: string, args: unknown) => unanswered.get(signature(endpoint, args)) ?? v7();

/** Keeps the key of a call without an answer, forgets it after one. */
export const keySettled = (endpoint: string, args: unknown, unansweredKey: string | undefined) => {
  const name = signature(endpoint, args);
  unanswered.delete(name);
  if (unansweredKey) unanswered.set(name, unansweredKey);
  const oldest = unanswered.keys().next().value;
  if (unanswered.size > most && oldest !== undefined) unanswered.delete(oldest);
};
