import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type { Counter, Gauge, Histogram } from 'prom-client';

/** Seconds. */
export const secondsBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One registry per process. Names are `snake_case` with their unit; labels take few values, never ids. */
export interface Metrics {
  readonly registry: Registry;
  counter<L extends string>(name: string, help: string, labels?: readonly L[]): Counter<L>;
  gauge<L extends string>(name: string, help: string, labels?: readonly L[]): Gauge<L>;
  histogram<L extends string>(name: string, help: string, labels?: readonly L[]): Histogram<L>;
}

/** Asking twice for a name gives the same metric, so that several services of one process may share it. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  // It wakes the process so often, in ms, also when nothing is to be done; what it finds is that much and the delay.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const once = <M>(name: string, make: () => M): M => (registry.getSingleMetric(name) as M | undefined) ?? make();
  const base = <L extends string>(name: string, help: string, labels: readonly L[]) => ({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });

  return {
    registry,
    counter: (name, help, labels = []) => once(name, () => new Counter(base(name, help, labels))),
    gauge: (name, help, labels = []) => once(name, () => new Gauge(base(name, help, labels))),
    histogram: (name, help, labels = []) =>
      once(name, () => new Histogram({ ...base(name, help, labels), buckets: secondsBuckets })),
  };
};

export const metricsHandler =
  ({ registry }: Metrics): RequestHandler =>
  async (_request, response) => {
    const body = await registry.metrics();
    response.set('Content-Type', registry.contentType).send(body);
  };

/** The route's pattern, never the address itself: a scanner would make a new time series of every path it tries. */
const routeOf = (request: Request): string => {
  const route: unknown = request.route;
  const path = typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof path === 'string' ? request.baseUrl + path : 'unmatched';
};

/** `http_request_duration_seconds{method, route, status}`. */
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
