import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../support/api-client.ts';
import { newTally, type Tally, tallyCall } from './answers.ts';

/** They all change one thing, so that their commands meet in one stream. */
const editors = 3;
const usualPaceMs = 100;
const retryMs = 200;
/** Every so many-th text is given up at its first failure. */
const abandonEvery = 5;

export interface Talk {
  readonly project: string;
  readonly issue: string;
  /** How long each of them rests between two calls. */
  readonly paceMs?: number;
}

/** What someone wrote: a comment, or the title of the issue. */
interface Sentence {
  readonly text: string;
  readonly comment?: string;
}

/** People who write comments and titles and read, without pause, until they are told to stop. */
export interface SteadyLoad {
  readonly issue: string;
  /** What was answered, in order of the answers. */
  readonly answered: readonly Sentence[];
  /** Texts of those that were given up after a failure. */
  readonly abandoned: readonly string[];
  readonly commands: Tally;
  readonly reads: Tally;
  /** Resolves once so many more texts were answered whose first try began from now on. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

type Send = <T>(key: string, path: string, body: object) => Promise<T | undefined>;
type Write = (key: string, text: string) => Promise<Sentence | undefined>;

export const steadyLoad = (
  client: Client,
  { project, issue, paceMs = usualPaceMs }: Talk,
  commenters = 4,
): SteadyLoad => {
  const [answered, abandoned, commands, reads]: [Sentence[], string[], Tally, Tally] = [[], [], newTally(), newTally()];
  const waiting = new Set<(sent: number) => void>();
  let stopping = false;
  let sent = 0;

  const send: Send = (key, path, body) =>
    tallyCall(commands, () => client.call('POST', path, { body, headers: { 'idempotency-key': key } }));
  const comment: Write = async (key, text) => {
    const added = await send<Comment>(key, 'request/comment/add', { prj_id: project, issue_id: issue, comment: text });
    return added && { text: added.comment, comment: added.id };
  };
  const title: Write = async (key, text) => {
    const edited = await send<Issue>(key, 'request/request/add', { id: issue, title: text });
    // The answer shows the newest title, which may be another's that came right after.
    return edited && { text };
  };

  const say = async (write: Write, number: number) => {
    const [text, key, isPersistent] = [`${number}번째 글`, crypto.randomUUID(), number % abandonEvery !== 0];
    for (;;) {
      const said = await write(key, text);
      if (said) {
        answered.push(said);
        for (const tell of waiting) tell(number);
        return;
      }
      if (!isPersistent || commands.wrong.length > 0) return void abandoned.push(text);
      await wait(retryMs);
    }
  };
  const keepSaying = async (write: Write) => {
    while (!stopping) {
      await say(write, (sent += 1));
      await wait(paceMs);
    }
  };
  const read = async (path: string, query: Record<string, string | number>) => {
    while (!stopping) {
      await tallyCall(reads, () => client.call('GET', path, { query }));
      await wait(paceMs);
    }
  };
  const running = [
    ...Array.from({ length: commenters }, () => keepSaying(comment)),
    ...Array.from({ length: editors }, () => keepSaying(title)),
    read('request/comment/list', { id: issue, last_update: -1 }),
    read('request/request/info', { id: issue }),
  ];

  return {
    issue,
    answered,
    abandoned,
    commands,
    reads,
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
