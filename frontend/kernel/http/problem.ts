import type { FieldError, RejectionCode } from '@maru/contracts/kernel/rejections';
import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Why a call failed, in one shape for every cause. */
export interface Problem {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: RejectionCode | 'network' | 'timeout' | 'aborted' | 'unknown';
  /** The server's Korean sentence; empty when it sent none. */
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** The thing as it is now, beside `revision_conflict`. */
  readonly current?: object;
}

/** What a query hook gives: a problem, or a fault of ours on the way that RTK Query caught. */
export type Failure = Problem | (SerializedError & Partial<Record<'status' | 'errors' | 'current', undefined>>);

/** Shown where the server sent no message (product specification §8). */
export const noMessage = 'error!!!';

const empty = { message: '', errors: [] } as const;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** From the body of a failed answer. */
export const problemOf = (status: number, body: unknown): Problem => {
  if (!isObject(body)) return { ...empty, status, code: 'unknown' };
  return {
    status,
    code: typeof body['code'] === 'string' ? (body['code'] as RejectionCode) : 'unknown',
    message: typeof body['message'] === 'string' ? body['message'] : '',
    errors: Array.isArray(body['errors']) ? (body['errors'] as FieldError[]) : [],
    ...(isObject(body['current']) ? { current: body['current'] } : {}),
  };
};

/** In place of an answer to somebody who has logged out meanwhile. */
export const personLeft = { status: 'CUSTOM_ERROR', error: 'person left' } as const;

const silent = { FETCH_ERROR: 'network', TIMEOUT_ERROR: 'timeout' } as const;

/** From what `fetchBaseQuery` reports. */
export const toProblem = (error: FetchBaseQueryError): Problem => {
  if (typeof error.status === 'number') return problemOf(error.status, error.data);
  if (error.status === 'PARSING_ERROR') return { ...empty, status: error.originalStatus, code: 'unknown' };
  if (error.status === 'CUSTOM_ERROR') return { ...empty, status: 0, code: 'aborted' };
  return { ...empty, status: 0, code: silent[error.status] };
};

/** What screens say about a failure in place of what they would show. */
export const problemText = (failure: Failure) => {
  const { code, message } = isProblem(failure) ? failure : { code: 'unknown', message: '' };
  if (message) return message;
  return code === 'network' || code === 'timeout'
    ? '서버에 닿지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.'
    : '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.';
};

/** Whether something thrown or rejected is a problem of a call. */
export const isProblem = (value: unknown): value is Problem =>
  isObject(value) && typeof value['status'] === 'number' && typeof value['message'] === 'string';
