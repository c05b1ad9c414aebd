import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export type ForwardedHeader = 'x-forwarded-for' | 'x-forwarded-proto' | 'x-forwarded-host';

/** Each trusted proxy adds a value at the end: only as many, counted from there, are believed. */
export const forwardedValue = (
  headers: IncomingHttpHeaders,
  name: ForwardedHeader,
  trustedProxies: number,
): string | undefined => {
  if (trustedProxies === 0) return undefined;
  const values = [headers[name] ?? []].flat().join(',').split(',');
  const given = values.map((value) => value.trim()).filter((value) => value !== '');
  return given[Math.max(0, given.length - trustedProxies)];
};

/** Leaves one believed value in `X-Forwarded-Host` and `-Proto`: Express believes the first, the client's own. */
export const trustProxies =
  (trustedProxies: number) =>
  ({ headers }: IncomingMessage, _response: unknown, next: () => void): void => {
    for (const name of ['x-forwarded-proto', 'x-forwarded-host'] as const) {
      const value = forwardedValue(headers, name, trustedProxies);
      if (value === undefined) delete headers[name];
      else headers[name] = value;
    }
    next();
  };
