import { forwardedValue } from '@maru/platform/http/forwarded';
import type { IncomingHttpHeaders } from 'node:http';

export interface Caller {
  readonly address: string;
  readonly proto: string;
  readonly host: string;
}

interface IncomingConnection {
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** What `proxies` trusted ones in front have said about the request; what anyone else says is not believed. */
export const callerOf = ({ remoteAddress = '', headers }: IncomingConnection, proxies: number): Caller => ({
  address: forwardedValue(headers, 'x-forwarded-for', proxies) ?? remoteAddress,
  proto: forwardedValue(headers, 'x-forwarded-proto', proxies) ?? 'http',
  host: forwardedValue(headers, 'x-forwarded-host', proxies) ?? headers.host ?? '',
});

/** Of one connection only (RFC 9110 §7.6.1), or about earlier ones: `X-Forwarded-*` is written anew. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'forwarded',
  'x-forwarded-port',
];

/** These stay whatever `Connection` names, or a body would pass for the next request. */
const framingHeaders = new Set(['content-length', 'transfer-encoding', 'host']);

export const rewriteHeaders = (
  headers: IncomingHttpHeaders,
  { address, proto, host }: Caller,
  correlationId: string,
): void => {
  for (const name of [...(headers.connection?.toLowerCase().split(/[\s,]+/) ?? []), ...hopByHopHeaders]) {
    if (!framingHeaders.has(name)) delete headers[name];
  }
  Object.assign(headers, {
    'x-forwarded-for': address,
    'x-forwarded-proto': proto,
    'x-forwarded-host': host,
    'x-correlation-id': correlationId,
  });
};
