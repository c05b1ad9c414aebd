import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { pageSize } from '@maru/contracts/kernel/limits';
import { Live } from '../../kernel/live/live-client.ts';
import { FakeSocket } from '../../kernel/store/live.fixture.ts';
import { issueOf } from '../screens/issue.fixture.tsx';

/** A document as both issues and comments are seen here: `comments` is changed by others, without a revision. */
export type Doc = Issue & { readonly created_position: number };
interface Request {
  /** What the server does and answers; throws what it refuses. */
  readonly serve: () => unknown;
  readonly isLosable: boolean;
  readonly arrive: (answer: Answer) => void;
  answer?: Answer;
}
type Answer = { readonly data: unknown } | { readonly error: string };

/** A server with one log, whose answers and messages come when they are told to. */
export class World {
  readonly docs = new Map<string, Doc>();
  readonly requests: Request[] = [];
  readonly unheard: Doc[] = [];
  readonly heard: Doc[] = [];
  readonly socket = new FakeSocket((give) => give({ token: 't' }));
  readonly live = new Live(async () => this.socket);
  position = 0;
  /** How far the clock is from where it should be. */
  clockAhead = 0;

  constructor() {
    for (let no = 0; no <= pageSize; no += 1) this.add();
    this.unheard.length = 0;
    this.live.serve({
      token: async () => 't',
      connectionChanged: () => undefined,
      roomChanged: () => undefined,
      fetchChanges: async (_, { issue = 0 }) => {
        const answer = await this.ask(() => [...this.docs.values()].filter(({ position }) => position > issue), true);
        if (!('data' in answer)) return undefined;
        const docs = (answer.data as Doc[]).toSorted((a, b) => a.position - b.position);
        return { reset: false, changes: docs.map((document) => ({ ...document, view: 'issue', document })) };
      },
    });
    this.socket.acknowledge.mockImplementation(() => ({ ok: true, positions: { issue: this.position } }));
  }

  /** Sends something to the server. */
  ask(serve: () => unknown, isLosable: boolean): Promise<Answer> {
    return new Promise((arrive) => this.requests.push({ serve, isLosable, arrive }));
  }

  serve(request: Request | undefined) {
    if (!request || request.answer) return;
    try {
      request.answer = { data: request.serve() };
    } catch (error) {
      request.answer = { error: String(error) };
    }
  }

  deliver(request: Request | undefined, lost = false) {
    if (!request || (lost && !request.isLosable)) return;
    this.serve(request);
    this.requests.splice(this.requests.indexOf(request), 1);
    request.arrive(lost ? { error: 'lost' } : (request.answer ?? { error: 'lost' }));
  }

  hear(doc: Doc | undefined) {
    if (doc && this.socket.connected) this.socket.receive('update_request', { ...doc, document: doc });
  }

  hearNext() {
    const next = this.unheard.shift();
    if (next) this.heard.push(next);
    this.hear(next);
  }

  drop() {
    this.unheard.length = 0;
    if (this.socket.connected) this.socket.drop();
  }

  connect() {
    if (!this.socket.connected) this.socket.connect();
  }

  add(): Doc {
    const no = this.docs.size + 1;
    const created_position = this.position + 1;
    const made = { created_at: this.#now(), title: `새 ${created_position}` };
    return this.#put(this.#edited({ ...issueOf(no, made), created_position }));
  }

  edit(id: string, part: Partial<Doc>, revision?: number): Doc {
    const doc = this.#active(id);
    if (revision !== undefined && revision !== doc.revision) throw new Error('revision_conflict');
    return this.#put(this.#edited({ ...doc, ...part, revision: doc.revision + 1 }));
  }

  touch(id: string) {
    const doc = this.#active(id);
    return this.#put({ ...doc, comments: doc.comments + 1 });
  }

  remove(id: string) {
    return this.edit(id, { deleted: true });
  }

  restore(id: string): Doc {
    const doc = this.docs.get(id);
    if (!doc?.deleted) throw new Error('not_deleted');
    return this.#put(this.#edited({ ...doc, deleted: false, revision: doc.revision + 1 }));
  }

  active(): readonly Doc[] {
    return [...this.docs.values()].filter(({ deleted }) => !deleted);
  }

  #active(id: string): Doc {
    const doc = this.docs.get(id);
    if (!doc || doc.deleted) throw new Error('not_found');
    return doc;
  }

  #now() {
    return 1_000 + this.position + this.clockAhead;
  }

  #edited(doc: Doc): Doc {
    return { ...doc, updated_at: this.#now(), updated_position: this.position + 1 };
  }

  #put(doc: Doc): Doc {
    this.position += 1;
    const stored = { ...doc, position: this.position };
    this.docs.set(stored.id, stored);
    if (this.socket.connected) this.unheard.push(stored);
    return stored;
  }
}

/** Long enough for everything that waits for nothing but promises. */
export const flush = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
