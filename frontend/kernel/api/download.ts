import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newestPosition } from '../http/position.ts';
import { type Problem, problemOf } from '../http/problem.ts';
import { saveFile } from '../save-file.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { selectAccessToken, type SessionState } from '../session/session.slice.ts';

export interface Download {
  /** Below `/api/`, with its query. */
  readonly path: string;
  /** Where it is asked for by more than an address takes: sent as JSON. */
  readonly body?: object;
  /** What the file is called here. */
  readonly name: string;
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
}
type Thunk<T> = ThunkAction<T, { readonly session: SessionState }, unknown, UnknownAction>;

const ask = async ({ path, body, signal }: Download, token: string | null) => {
  const position = newestPosition();
  return fetch(`/api/${path}`, {
    credentials: 'include',
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(position && { 'X-Min-Position': position }),
    },
    ...(signal && { signal }),
  });
};

/** The whole body, told about piece by piece. */
const bytesOf = async ({ body }: Response, onProgress: (bytes: number) => void) => {
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    bytes += piece.value.byteLength;
    onProgress(bytes);
  }
  return new Blob(pieces);
};

const silent = (error: unknown): Problem => ({
  status: 0,
  code: error instanceof DOMException && error.name === 'AbortError' ? 'aborted' : 'network',
  message: '',
  errors: [],
});

/** Loads a file that only its person may have, so that no address of it opens without a token, and hands it out. */
export const download =
  (what: Download): Thunk<Promise<Problem | undefined>> =>
  async (dispatch, getState) => {
    try {
      let answer = await ask(what, selectAccessToken(getState()));
      if (answer.status === 401 && (await dispatch(refreshSession())))
        answer = await ask(what, selectAccessToken(getState()));
      if (!answer.ok) return problemOf(answer.status, await answer.json().catch(() => undefined));
      const content = await bytesOf(answer, (bytes) => what.onProgress?.(bytes));
      saveFile(what.name, content, answer.headers.get('Content-Type') ?? 'application/octet-stream');
      return undefined;
    } catch (error) {
      return silent(error);
    }
  };
