import { Rejected } from '@maru/contracts/kernel/rejections';
import { type RequestHandler, Router } from 'express';
import { underCorrelation } from '../http/correlation-id.ts';
import { notFound } from '../http/error-handler.ts';
import type { Check } from '../http/health.ts';
import type { Service } from './service.ts';

/** The way into the services of a process: closed until they are open, and again when they are about to end. */
export interface Doors {
  /** Past the services while they are not open. */
  readonly api: RequestHandler;
  readonly nobody: RequestHandler;
  readonly checks: () => Readonly<Record<string, Check>>;
  open(services: readonly Service[], engines: Readonly<Record<string, Check>>): void;
  /** Requests that come all the same are answered. */
  shun(): void;
}

const failing = (why: string): Record<string, Check> => ({ running: () => Promise.reject(new Error(why)) });

export const doors = (): Doors => {
  let rooms: RequestHandler | undefined;
  let checks: Readonly<Record<string, Check>> = failing('starting');
  return {
    api: (request, response, next) => void (rooms ? rooms(request, response, next) : next()),
    nobody: (request, response, next) => {
      if (!rooms) throw new Rejected('unavailable');
      return notFound(request, response, next);
    },
    checks: () => checks,
    open: (services, engines) => {
      const routers = services.flatMap(({ routers: own = [] }) => own);
      rooms = routers.length === 0 ? Router() : Router().use(underCorrelation, ...routers);
      checks = Object.assign({}, engines, ...services.map((service) => service.checks));
    },
    shun: () => {
      checks = failing('stopping');
    },
  };
};
