import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type ForwardedHeader = 'x-forwarded-for' | 'x-forwarded-proto' | 'x-forwarded-host';

/**
 * What the trusted proxies in front have said about a request. Each of them writes the header anew or adds one value at
 * its end, so only as many values are believed as there are proxies, counted from the end: whatever stands before them
 * was sent by the client.
 */
export const forwarded = (
  headers: IncomingHttpHeaders,
  name: ForwardedHeader,
  trustedProxies: number,
): string | undefined => {
  if (trustedProxies === 0) return undefined;
  const values = [headers[name] ?? []].flat().join(',').split(',');
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  return given[Math.max(0, given.length - trustedProxies)];
};

/**
 * Leaves one believed value in `X-Forwarded-Host` and `-Proto`. Express counts the proxies for the address alone: of
 * these two it believes the first value, which is the client's own.
 */
export const believeProxies =
  (trustedProxies: number) =>
  ({ headers }: IncomingMessage, _response: unknown, next: () => void): void => {
    for (const name of ['x-forwarded-proto', 'x-forwarded-host'] as const) {
      const value = forwarded(headers, name, trustedProxies);
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    }
    next();
  };
