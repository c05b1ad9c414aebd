import { Rejected } from '@maru/contracts/kernel/rejections';
import { type RequestHandler, Router } from 'express';
import { underCorrelation } from '../http/correlation-id.ts';
import { notFound } from '../http/error-handler.ts';
import type { Check } from '../http/health.ts';
import type { Service } from './service.ts';

/** The way into the services of a process: closed until they are open, and again when they are about to end. */
export interface ServiceGate {
  /** Past the services while they are not open. */
  readonly api: RequestHandler;
  readonly wellKnown: RequestHandler;
  readonly nobody: RequestHandler;
  readonly checks: () => Readonly<Record<string, Check>>;
  open(services: readonly Service[], engines: Readonly<Record<string, Check>>): void;
  /** Requests that come all the same are answered. */
  refuse(): void;
}

const failingCheck = (why: string): Record<string, Check> => ({ running: () => Promise.reject(new Error(why)) });

/** Of one name all must pass: who builds the views and who reads them both speak of projections. */
const allOf = (groups: readonly Readonly<Record<string, Check>>[]): Readonly<Record<string, Check>> => {
  const merged: Record<string, Check> = {};
  for (const [name, check] of groups.flatMap((group) => Object.entries(group))) {
    const before = merged[name];
    merged[name] = before ? () => Promise.all([before(), check()]) : check;
  }
  return merged;
};

export const serviceGate = (): ServiceGate => {
  let router: RequestHandler | undefined;
  let wellKnown: RequestHandler | undefined;
  let checks: Readonly<Record<string, Check>> = failingCheck('starting');
  return {
    api: (request, response, next) => void (router ? router(request, response, next) : next()),
    wellKnown: (request, response, next) => void (wellKnown ? wellKnown(request, response, next) : next()),
    nobody: (request, response, next) => {
      if (!router) throw new Rejected('unavailable');
      return notFound(request, response, next);
    },
    checks: () => checks,
    open: (services, engines) => {
      const routers = services.flatMap(({ routers: own = [] }) => own);
      router = routers.length === 0 ? Router() : Router().use(underCorrelation, ...routers);
      wellKnown = Router().use(underCorrelation, ...services.flatMap(({ wellKnown: own = [] }) => own));
      checks = allOf([engines, ...services.map(({ checks: own = {} }) => own)]);
    },
    refuse: () => {
      checks = failingCheck('stopping');
    },
  };
};
