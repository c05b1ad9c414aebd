import type { FieldError, RejectionCode } from './rejections.ts';

/** `application/problem+json` (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: RejectionCode;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly current?: object;
}
