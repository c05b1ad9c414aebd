import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { refreshSession } from '../session/refresh-session.ts';
import { selectAccessToken, type SessionState } from '../session/session.slice.ts';
import { snackbarShown } from '../snackbar/snackbar.slice.ts';
import { v7 } from 'uuid';
import { positionSeen } from '../http/position.ts';
import { noMessage, type Problem, problemOf } from '../http/problem.ts';

export interface Upload {
  /** Below `/api/`. */
  readonly path: string;
  /** A form, or a file that is the whole body. */
  readonly form: FormData | Blob;
  /** Milliseconds without any progress after which it counts as failed. */
  readonly timeout: number;
  /** 0 to 100. */
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
  readonly quiet?: boolean;
}
export type UploadResult<T> =
  | { readonly data: T; readonly error?: never }
  | { readonly data?: never; readonly error: Problem };
type Thunk<T> = ThunkAction<T, { readonly session: SessionState }, unknown, UnknownAction>;

const silent = (code: 'network' | 'timeout' | 'aborted'): { error: Problem } => ({
  error: { status: 0, code, message: '', errors: [] },
});

const answerOf = <T>(request: XMLHttpRequest): UploadResult<T> => {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    return { error: problemOf(request.status, undefined) };
  }
  return request.status < 300 ? { data: body as T } : { error: problemOf(request.status, body) };
};

/** `fetch` cannot tell how far a body has come; `XMLHttpRequest` can. */
const send = <T>({ path, form, timeout, onProgress, signal }: Upload, headers: Readonly<Record<string, string>>) =>
  new Promise<UploadResult<T>>((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (result: UploadResult<T>) => {
      clearTimeout(timer);
      resolve(result);
    };
    const giveUp = (code: 'timeout' | 'aborted') => {
      end(silent(code));
      request.abort();
    };
    const stillAlive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp('timeout'), timeout);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stillAlive();
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      positionSeen(request.getResponseHeader('X-Position'));
      end(answerOf<T>(request));
    });
    request.addEventListener('error', () => end(silent('network')));
    signal?.addEventListener('abort', () => giveUp('aborted'), { once: true });
    request.open('POST', `/api/${path}`);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    stillAlive();
    request.send(form);
    if (signal?.aborted) giveUp('aborted');
  });

/** Sends a form with progress; like every call it renews the session once and tells failures in the snackbar. */
export const upload =
  <T>(what: Upload): Thunk<Promise<UploadResult<T>>> =>
  async (dispatch, getState) => {
    const key = v7();
    const attempt = () => {
      const token = selectAccessToken(getState());
      return send<T>(what, { 'Idempotency-Key': key, ...(token && { Authorization: `Bearer ${token}` }) });
    };
    let result = await attempt();
    if (result.error?.status === 401 && (await dispatch(refreshSession()))) result = await attempt();
    if (result.error && result.error.code !== 'aborted' && !what.quiet)
      dispatch(snackbarShown(result.error.message || noMessage));
    return result;
  };
