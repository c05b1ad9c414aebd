import type { RequestHandler } from 'express';
import type { Logger } from '../log/logger.ts';
import { correlationOf } from './correlation-id.ts';

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
