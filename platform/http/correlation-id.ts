import type { RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { type Logger, withCorrelation } from '../log/logger.ts';

const header = 'X-Correlation-Id';
const plain = /^[A-Za-z0-9._-]{8,64}$/;

export const correlationId: RequestHandler = (request, response, next) => {
  const given = request.get(header);
  response.set(header, given !== undefined && plain.test(given) ? given : randomUUID());
  next();
};

/** Undefined where `correlationId` has not been. */
export const correlationOf = (response: Pick<Response, 'get'>): string | undefined => response.get(header);

/** Runs the rest of the request under its id. Only where calls are answered: before Node 24 it slows every promise. */
export const underCorrelation: RequestHandler = (_request, response, next) => {
  const id = correlationOf(response);
  if (id === undefined) next();
  else withCorrelation(id, next);
};

/** One line per answer, at `debug`, without the query string: it may hold what people typed. */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    if (!log.isLevelEnabled('debug')) {
      next();
      return;
    }
    const { method, path } = request;
    const started = performance.now();
    response.once('finish', () =>
      log.debug(
        {
          correlationId: correlationOf(response),
          method,
          path,
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
        },
        'answered',
      ),
    );
    next();
  };
