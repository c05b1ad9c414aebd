import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { admin } from './running-server.ts';
import { type Place, signUp } from './sign-up.ts';

export interface Call {
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Whoever reads after it sees it, not only who did it. */
  readonly seenByAll?: boolean;
}
export interface ApiAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** A person at the API. Reads see the person's own writes, as in the browser. */
export interface Client {
  readonly user: LoginAnswer['user'];
  readonly token: string;
  call<T = Record<string, unknown>>(method: string, path: string, call?: Call): Promise<ApiAnswer<T>>;
}

/** By the address of a product, positions of the log that all its clients are to see. */
const seenByAll = new Map<string, number>();
const positionIn = (headers: Headers) => Number(headers.get('x-position') ?? 0);

const request = async <T>(url: string, method: string, path: string, call: Call): Promise<ApiAnswer<T>> => {
  const address = new URL(`/api/${path}`, url);
  for (const [name, value] of Object.entries(call.query ?? {})) address.searchParams.set(name, String(value));
  const answer = await fetch(address, {
    method,
    headers: { ...(call.body === undefined ? {} : { 'content-type': 'application/json' }), ...call.headers },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
  if (call.seenByAll) seenByAll.set(url, Math.max(seenByAll.get(url) ?? 0, positionIn(answer.headers)));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as T };
};

/** A visitor's call. */
export const visit = <T = Record<string, unknown>>(url: string, method: string, path: string, call: Call = {}) =>
  request<T>(url, method, path, call);

export const logIn = async (url: string, credentials: { email: string; password: string } = admin): Promise<Client> => {
  const { body, status } = await visit<LoginAnswer>(url, 'POST', 'auth/login', { body: credentials });
  if (status !== 200) throw new Error(`login answered ${status}`);
  let newest = 0;
  return {
    user: body.user,
    token: body.accessToken,
    call: async (method, path, call = {}) => {
      const headers = {
        authorization: `Bearer ${body.accessToken}`,
        'x-min-position': String(Math.max(newest, seenByAll.get(url) ?? 0)),
        ...call.headers,
      };
      const answer = await request<never>(url, method, path, { ...call, headers });
      newest = Math.max(newest, positionIn(answer.headers));
      return answer;
    },
  };
};

/** Makes an account and logs in. */
export const newPerson = async (product: Place, name: string): Promise<Client> => {
  const credentials = { email: `${crypto.randomUUID()}@example.com`, password: 'correct-horse-battery' };
  await signUp(product, { ...credentials, name });
  return logIn(product.url, credentials);
};

export const newProject = async (client: Client, title = '시험 프로젝트'): Promise<Project> =>
  (await client.call<Project>('POST', 'request/project/add', { body: { title } })).body;

export const newIssue = async (client: Client, projectId: string, title = '시험 이슈'): Promise<Issue> =>
  (await client.call<Issue>('POST', 'request/request/add', { body: { prj_id: projectId, title } })).body;
