import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import { forwardedValue } from './forwarded.ts';

export interface Provenance {
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site`. */
  readonly site: string | undefined;
  readonly host: string | undefined;
}

const hostIn = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Whether a write or a socket may come from there: the same host, an allowed origin, or no browser at all. */
export const mayComeFrom = ({ origin, site, host }: Provenance, allowed: readonly string[]): boolean => {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (allowed.includes(origin)) return true;
  return host !== undefined && hostIn(origin) === host.toLowerCase();
};

/** The host a request was sent to, where no Express is; `request.host` says the same. */
export const hostOf = (headers: IncomingHttpHeaders, trustedProxies: number): string | undefined =>
  forwardedValue(headers, 'x-forwarded-host', trustedProxies) ?? headers.host;

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

export const originCheck =
  (allowed: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    if (reads.has(request.method)) return next();
    const provenance = { origin: request.get('Origin'), site: request.get('Sec-Fetch-Site'), host: request.host };
    if (!mayComeFrom(provenance, allowed)) throw new Rejected('origin_refused');
    next();
  };
