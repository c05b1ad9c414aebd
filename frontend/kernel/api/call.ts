import { requestTimeoutMs } from '@maru/contracts/kernel/limits';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { callOf, type TakenAnswers } from '../http/first-answers.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { selectAccessToken, selectUser, type SessionState } from '../session/session.slice.ts';
import { snackbarShown } from '../snackbar/snackbar.slice.ts';
import { keyFor, keySettled } from '../http/idempotency-keys.ts';
import { newestPosition, positionSeen } from '../http/position.ts';
import { noMessage, personLeft, type Problem, toProblem } from '../http/problem.ts';
import { inTurn } from '../http/turns.ts';
import { retryDelay } from '../http/retry-delay.ts';

export interface CallOptions {
  /** No snackbar: the caller shows failures, or asks again and again. Without it, see `isShownInPlace`. */
  readonly quiet?: boolean;
  /** Calls of one name are sent one after another, so that the server sees them in the order in which they were made. */
  readonly turn?: string;
}
export type CallArgs = string | FetchArgs;
type Answer = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta>;

type Dispatch = ThunkDispatch<{ session: SessionState }, unknown, UnknownAction>;

const accessToken = (state: unknown) => selectAccessToken(state as { session: SessionState });
const personOf = ({ getState }: BaseQueryApi) => selectUser(getState() as { session: SessionState })?.id;

const send = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'include',
  timeout: requestTimeoutMs,
  prepareHeaders: (headers, { getState, type }) => {
    const token = accessToken(getState());
    const position = newestPosition();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (type === 'query' && position) headers.set('X-Min-Position', position);
    return headers;
  },
});

/** Refusals that a fresh token can turn, or whose refresh ends the session here as well: not a wrong password. */
const isStale = ({ error }: Answer) => {
  const { status, code } = error ? toProblem(error) : { status: 200, code: 'unknown' };
  return status === 401 && code !== 'bad_credentials';
};

type Send = (request: FetchArgs) => Promise<Answer>;

/** What a person asks for is never sent in the name of who came after them. */
const sendAsNow = (api: BaseQueryApi): Send => {
  const person = personOf(api);
  return async (request) => (person && personOf(api) !== person ? { error: personLeft } : send(request, api, {}));
};

const sendWithSession = async (request: FetchArgs, api: BaseQueryApi, send: Send): Promise<Answer> => {
  const token = accessToken(api.getState());
  const answer = await send(request);
  if (!isStale(answer)) return answer;
  const renewed = accessToken(api.getState()) !== token || (await (api.dispatch as Dispatch)(refreshSession()));
  return renewed ? await send(request) : answer;
};

interface Sending {
  readonly pause: Pause;
  readonly before?: Promise<unknown> | undefined;
}
const sendUntilAnswered = async (
  request: FetchArgs,
  api: BaseQueryApi,
  { pause, before }: Sending,
): Promise<Answer> => {
  const sendAsPerson = sendAsNow(api);
  await before;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await sendWithSession(request, api, sendAsPerson);
    const delay = api.signal.aborted ? undefined : retryDelay(answer.error, answer.meta?.response?.headers, attempt);
    if (delay === undefined) return answer;
    await pause(delay);
  }
};

export type Pause = (ms: number) => Promise<void>;
const sleep: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call that must not be done twice even after a reload brings a key of its own. */
const withKey = (request: FetchArgs, key: string): FetchArgs => ({
  ...request,
  headers: { 'Idempotency-Key': key, ...(request.headers as Record<string, string> | undefined) },
});

interface WithQueries {
  readonly api?: { readonly queries: Readonly<Record<string, { readonly data?: unknown } | undefined>> };
}
/**
 * A screen without its first answer shows why, in the place of that answer. A screen that has one goes on showing it
 * when the next fails, and nothing shows what became of a write: both are for the snackbar.
 */
const isShownInPlace = ({ type, getState, queryCacheKey = '' }: BaseQueryApi) =>
  type === 'query' && (getState() as WithQueries).api?.queries[queryCacheKey]?.data === undefined;

/** The problem of an answer, shown in the snackbar where no screen shows it. */
const report = (error: FetchBaseQueryError, api: BaseQueryApi, options: CallOptions | undefined) => {
  const problem = toProblem(error);
  // The end of a session replaces the screen.
  const isShown = options?.quiet ?? (problem.status !== 401 && isShownInPlace(api));
  if (!isShown && !api.signal.aborted && problem.code !== 'aborted')
    api.dispatch(snackbarShown(problem.message || noMessage));
  return problem;
};

/** All tries of a write carry one key, and so does the same call made again if no answer came. */
const sendOnce = async (request: FetchArgs, api: BaseQueryApi, sending: Sending) => {
  if (api.type === 'query') return sendUntilAnswered(request, api, sending);
  const key = keyFor(api.endpoint, request);
  const answer = await sendUntilAnswered(withKey(request, key), api, sending);
  keySettled(api.endpoint, request, answer.meta?.response ? undefined : key);
  return answer;
};

/** The answer that came with the page; once, since whoever asks again wants to know how it is now. */
const answeredBefore = async (
  { url, params }: FetchArgs,
  { type, extra }: BaseQueryApi,
): Promise<{ readonly data: unknown } | undefined> => {
  const answers = (extra as { readonly answers?: TakenAnswers } | undefined)?.answers;
  if (type !== 'query' || !answers?.size) return undefined;
  const call = callOf(url, params);
  if (!answers.has(call)) return undefined;
  const data = await answers.get(call);
  answers.delete(call);
  return { data };
};

/** The only way to the API. */
export const createCall =
  (pause: Pause = sleep): BaseQueryFn<CallArgs, unknown, Problem, CallOptions, FetchBaseQueryMeta> =>
  async (args, api, options) => {
    const request = typeof args === 'string' ? { url: args } : args;
    const before = await answeredBefore(request, api);
    if (before) return before;
    const { data, error, meta } = await inTurn(options?.turn, (before) => sendOnce(request, api, { pause, before }));
    positionSeen(meta?.response?.headers.get('X-Position'));
    const withMeta = meta ? { meta } : {};
    return error ? { error: report(error, api, options), ...withMeta } : { data, ...withMeta };
  };
