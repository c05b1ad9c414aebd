import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '../../support/api-client.ts';
import { newTally, type Tally, tallyCall } from '../stack/answers.ts';

/** Snapshots of a stream are kept that often. */
const snapshotEvery = 1_000;
const retryMs = 100;

/** An issue whose title is changed so often that its stream gets snapshots. */
export interface LongStream {
  readonly issue: string;
  readonly answered: readonly string[];
  readonly commands: Tally;
  /** Changes the title until the next snapshot is so many events away. */
  upTo(eventsBefore: number): Promise<void>;
  /** Changes the title so often, all at once; each is repeated under its key until it is answered. */
  burst(count: number): Promise<void>;
  /** Sends the newest change again under its key. Throws when it is not answered as the first time. */
  repeat(): Promise<void>;
}

export const longStream = (client: Client, issue: string): LongStream => {
  const commands = newTally();
  const answered: string[] = [];
  let [count, revision] = [0, 0];
  let newest: { readonly key: string; readonly title: string } | undefined;

  const send = (key: string, title: string) =>
    tallyCall(commands, () =>
      client.call<Issue & { readonly revision: number }>('POST', 'request/request/add', {
        body: { id: issue, title },
        headers: { 'idempotency-key': key },
      }),
    );
  const change = async () => {
    const [key, title] = [crypto.randomUUID(), `긴 이슈 ${(count += 1)}번째 제목`];
    for (;;) {
      const answer = await send(key, title);
      if (answer) {
        answered.push(title);
        revision = Math.max(revision, answer.revision);
        newest = { key, title };
        return;
      }
      if (commands.wrong.length > 0) return;
      await wait(retryMs);
    }
  };
  const burst = async (size: number) => {
    await Promise.all(Array.from({ length: size }, change));
  };
  return {
    issue,
    answered,
    commands,
    burst,
    upTo: async (eventsBefore) => {
      const left = () => snapshotEvery - eventsBefore - ((revision + 1) % snapshotEvery);
      while (left() > 0 && commands.wrong.length === 0) await burst(Math.min(left(), 16));
    },
    repeat: async () => {
      if (!newest) return;
      const { key, title } = newest;
      for (let answer = await send(key, title); ; answer = await send(key, title)) {
        if (answer?.title === title) return;
        if (answer || commands.wrong.length > 0)
          throw new Error(`a repeat was answered with ${JSON.stringify(answer)}`);
        await wait(retryMs);
      }
    },
  };
};
