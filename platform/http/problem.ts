import type { Problem } from '@maru/contracts/kernel/problem';
import { type FieldError, type Rejected, type RejectionCode, rejections } from '@maru/contracts/kernel/rejections';
import type { Response } from 'express';

export interface ProblemDetail {
  readonly errors?: readonly FieldError[];
  readonly current?: object | undefined;
}

const errorList = (errors: readonly FieldError[]) => errors.map(({ path, message }) => `${path}: ${message}`).join(' ');

export const problemOf = (code: RejectionCode, { errors = [], current }: ProblemDetail = {}): Problem => {
  const { status, title, message } = rejections[code];
  const detail = errors.length > 0 ? errorList(errors) : message;
  return {
    type: `urn:maru:problem:${code}`,
    title,
    status,
    detail,
    code,
    message,
    errors,
    ...(current === undefined ? {} : { current }),
  };
};

export const problemOfRejected = ({ code, errors, current }: Rejected): Problem => problemOf(code, { errors, current });

const retryAfterSeconds = '1';

/** Answers with a problem; a 503 says when to come back. `more` are further members, as RFC 9457 allows. */
export const sendProblem = (response: Response, problem: Problem, more: object = {}): void => {
  if (problem.status === 503 && !response.hasHeader('Retry-After')) response.set('Retry-After', retryAfterSeconds);
  response
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problem, ...more }));
};
