import { setImmediate } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import { projections } from '@maru/projectors/compose';
import { isStack } from './product.ts';
import { type Ground, type LiveEngines, ownGround, stackGround } from './reading-ground.ts';

export interface Reader {
  readonly id: string;
  readonly token: string;
}
export interface ReadAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}
interface Asking {
  readonly as?: Reader;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads and sockets over engines at hand; events are appended straight to the log. */
export interface ReadingWorld extends Ground {
  /** A person with a valid token; level 10 is an administrator. */
  person(name: string, level?: number): Promise<Reader>;
  /** Appends behind whatever the stream holds, now or at a given ISO time, and answers the position. */
  append(stream: string, events: readonly DomainEvent[], by?: string, at?: string): Promise<number>;
  /** Resolves when every view has reached the head of the log. */
  untilSettled(): Promise<void>;
  get<T = Record<string, unknown>>(path: string, asking?: Asking): Promise<ReadAnswer<T>>;
}

const viewNames = projections.map(({ name }) => name);

/**
 * The double of MongoDB takes numbers for equal that are a thousandth apart: events of one millisecond would have no
 * order there.
 */
const nextMillisecond = async () => {
  for (const began = Date.now(); Date.now() === began;) await setImmediate();
};

const appendTo =
  ({ events, clock }: Ground['engines'], revisions: Map<string, number>) =>
  async (stream: string, added: readonly DomainEvent[], by = 'system', given?: string) => {
    if (isStack) await nextMillisecond();
    const at = given ?? clock.stamp();
    const commandId = randomUUID();
    const made = added.map(({ type, data }) => ({
      id: randomUUID(),
      type,
      data,
      meta: {
        at,
        actorId: by,
        commandId,
        correlationId: commandId,
        causationId: commandId,
        schemaVersion: 1,
        ipHash: '',
        previousHash: '',
        hash: '',
      },
    }));
    const { revision, position } = await events.append(stream, made, revisions.get(stream) ?? 'none');
    revisions.set(stream, revision);
    return position;
  };

const ask =
  (url: string): ReadingWorld['get'] =>
  async (path, { as, query = {}, headers = {} } = {}) => {
    const address = new URL(`/api/${path}`, url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const answer = await fetch(address, {
      headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers },
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
  };

/** Resolves once there is a world to read: in this process, or the stack that this test run shares. */
export const openWorld = async (live?: LiveEngines): Promise<ReadingWorld> => {
  const ground = isStack ? await stackGround() : await ownGround(live);
  const { url, engines, tokens } = ground;
  const append = appendTo(engines, new Map());
  let people = 0;
  return {
    ...ground,
    append,
    get: ask(url),
    person: async (name, level = 1) => {
      const id = randomUUID();
      const data = {
        id,
        no: ++people,
        name,
        email: `${id}@example.com`,
        passwordHash: '',
        level,
        type: 'email',
        agreed: [],
      };
      await append(userStream(id), [{ type: 'UserRegistered', data }]);
      return { id, token: await tokens.issue({ userId: id, level, sessionId: id }, 'api') };
    },
    untilSettled: async () => {
      const reached = await waitForPosition(engines.views, viewNames, await engines.events.head(), 10_000);
      if (!reached) throw new Error('the views did not catch up');
    },
  };
};
