import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../support/api-client.ts';
import { newTally, type Tally, tallied } from './answers.ts';

const writers = 4;
const paceMs = 80;
const retryMs = 200;
/** Every so many-th comment is given up at its first failure. */
const abandonEvery = 5;

export interface Talk {
  readonly project: string;
  readonly issue: string;
}

/** People who write comments and read, without pause, until they are told to stop. */
export interface SteadyLoad {
  /** The comments that were answered, in order of their answers. */
  readonly answered: readonly Comment[];
  /** Texts of those that were given up after a failure. */
  readonly abandoned: readonly string[];
  readonly commands: Tally;
  readonly reads: Tally;
  /** Resolves once so many more comments were answered whose first try began from now on. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

export const steadyLoad = (client: Client, { project, issue }: Talk): SteadyLoad => {
  const [answered, abandoned, commands, reads]: [Comment[], string[], Tally, Tally] = [[], [], newTally(), newTally()];
  const waiting = new Set<(sent: number) => void>();
  let stopping = false;
  let sent = 0;

  const add = (comment: string, key: string) => tallied(commands, () =>
    client.call<Comment>('POST', 'request/comment/add', { body: { prj_id: project, issue_id: issue, comment }, headers: { 'idempotency-key': key } }));

  const say = async (number: number) => {
    const [text, key, isPersistent] = [`댓글 ${number}`, crypto.randomUUID(), number % abandonEvery !== 0];
    for (;;) {
      const comment = await add(text, key);
      if (comment) {
        answered.push(comment);
        for (const tell of waiting) tell(number);
        return;
      }
      if (!isPersistent || commands.wrong.length > 0) return void abandoned.push(text);
      await wait(retryMs);
    }
  };
  const write = async () => {
    while (!stopping) {
      await say((sent += 1));
      await wait(paceMs);
    }
  };
  const read = async (path: string, query: Record<string, string | number>) => {
    while (!stopping) {
      await tallied(reads, () => client.call('GET', path, { query }));
      await wait(paceMs);
    }
  };
  const running = [
    ...Array.from({ length: writers }, write), read('request/comment/list', { id: issue, last_update: -1 }), read('request/request/info', { id: issue }),
  ];

  return {
    answered, abandoned, commands, reads,
    more: (count) =>
      new Promise((resolve) => {
        const from = sent;
        let left = count;
        const tell = (number: number) => {
          if (number <= from || (left -= 1) > 0) return;
          waiting.delete(tell);
          resolve();
        };
        waiting.add(tell);
      }),
    stop: async () => {
      stopping = true;
      await Promise.all(running);
    },
  };
};
