import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BatchAnswer } from '@maru/contracts/addin/batch/batch.fields';
import type { SessionAnswer } from '@maru/contracts/addin/user/user.routes';

const pack = promisify(gzip);
const mostTries = 8;

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}
interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string | FormData | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SessionInput {
  readonly session: string;
  readonly machine: string;
  readonly machine_name?: string;
  readonly version: string;
  readonly revit: number;
}

/** As an add-in that is installed on one machine: it holds its guid, and trades it for a token when it needs one. */
export interface AddinClient {
  readonly session: (action: 'start' | 'heartbeat' | 'end', input: SessionInput) => Promise<Answer<SessionAnswer>>;
  readonly report: (kind: 'use' | 'error', lines: readonly string[]) => Promise<Answer<BatchAnswer>>;
  readonly post: <T = { id: string }>(path: string, body: object) => Promise<Answer<T>>;
  readonly get: <T>(path: string) => Promise<Answer<T>>;
  readonly upload: (fields: Readonly<Record<string, string>>, image: Blob) => Promise<Answer<{ url: string }>>;
}

const isPutOff = ({ status }: Response) => status === 429 || status >= 500;
const pauseMs = (answer: Response | undefined, tries: number): number => {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? Math.min(30_000, 250 * 2 ** tries) * (0.5 + Math.random() / 2) : seconds * 1_000;
};

/** Tries again after what may pass, each time later; throws when it does not. */
const persistently = async (send: () => Promise<Response>): Promise<Response> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await send().catch((error: unknown): undefined => {
      if (tries + 1 >= mostTries) throw error;
    });
    if (answer && (!isPutOff(answer) || tries + 1 >= mostTries)) return answer;
    await answer?.body?.cancel();
    await wait(pauseMs(answer, tries));
  }
};

const json = { 'content-type': 'application/json' };

export const addinClient = (url: string, guid: string): AddinClient => {
  let token = '';
  const trade = async () => {
    const body = JSON.stringify({ guid });
    const answer = await persistently(() =>
      fetch(`${url}/api/auth/addin_token`, { method: 'POST', headers: json, body }),
    );
    if (!answer.ok) throw new Error(`the guid is not bound: ${answer.status} ${await answer.text()}`);
    token = ((await answer.json()) as { accessToken: string }).accessToken;
  };
  const send = ({ method, path, body, headers = {} }: Request) =>
    persistently(() =>
      fetch(`${url}/api/${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body !== undefined && { body }),
      }),
    );
  const call = async <T>(request: Request): Promise<Answer<T>> => {
    if (token === '') await trade();
    let answer = await send(request);
    if (answer.status === 401) {
      await answer.body?.cancel();
      await trade();
      answer = await send(request);
    }
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const post = <T>(path: string, body: object) =>
    call<T>({ method: 'POST', path, body: JSON.stringify(body), headers: json });

  return {
    post,
    session: (action, input) => post('addin/session', { action, ...input }),
    report: async (kind, lines) =>
      call({
        method: 'POST',
        path: `addin/${kind}`,
        body: new Uint8Array(await pack(lines.join('\n'))),
        headers: { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' },
      }),
    get: (path) => call({ method: 'GET', path }),
    upload: (fields, image) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('image', image, 'picture.png');
      return call({ method: 'POST', path: 'addin/image', body: form });
    },
  };
};
