import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** The route's pattern, never the address itself: a scanner would make a new time series of every path it tries. */
const routeOf = (request: Request): string => {
  const route: unknown = request.route;
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof path === 'string' ? request.baseUrl + path : 'unmatched';
};

/** Measures every answer: `http_request_duration_seconds{method, route, status}`. */
export const requestMetrics = (metrics: Metrics): RequestHandler => {
  const durations = metrics.histogram('http_request_duration_seconds', 'Time from request to answer', [
    'method',
    'route',
    'status',
  ]);
  return (request, response, next) => {
    const started = performance.now();
    response.once('finish', () => {
      const labels = { method: request.method, route: routeOf(request), status: String(response.statusCode) };
      durations.observe(labels, (performance.now() - started) / 1000);
    });
    next();
  };
};
