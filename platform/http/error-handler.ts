import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from '../log/logger.ts';
import { correlationOf } from './correlation-id.ts';
import { engineRefusal } from './engine-refusal.ts';
import { problemOfRejected, sendProblem } from './problem.ts';

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;

const codeOf = (error: unknown): RejectionCode => {
  const status = statusOf(error);
  if (status === 413) return 'too_large';
  return status >= 400 && status < 500 ? 'malformed_body' : 'internal';
};

const rejectedOf = (error: unknown): Rejected => {
  const refusal = engineRefusal(error);
  return refusal instanceof Rejected ? refusal : new Rejected(codeOf(error), { cause: error });
};

/** The last handler: every error becomes a problem. What went wrong inside is logged and never shown. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    const rejected = rejectedOf(error);
    const problem = problemOfRejected(rejected);
    const about = {
      correlationId: correlationOf(response),
      method: request.method,
      path: request.path,
      code: problem.code,
    };
    if (problem.status >= 500 && rejected.cause !== undefined)
      log.error({ ...about, err: rejected.cause }, 'request failed');
    else log.debug(about, 'request refused');
    if (response.headersSent) next(error);
    else sendProblem(response, problem);
  };

export const notFound: RequestHandler = () => {
  throw new Rejected('not_found');
};
