import type { Response } from 'express';
import { describe, expect, it } from 'vitest';
import { clearCookies, setFileCookie, setRefreshCookie } from './session-cookies.service.ts';

/** What a browser is told to keep, by a server reached in this way. */
const linesOf = (secure: boolean) => {
  const lines: string[] = [];
  const res = { req: { secure }, append: (_name: string, line: string) => lines.push(line) } as unknown as Response;
  setRefreshCookie(res, 'token');
  setFileCookie(res, 'token');
  clearCookies(res);
  return lines;
};

describe('cookies of a session', () => {
  it('are for https alone over https', () => {
    expect(linesOf(true)).toHaveLength(6);
    expect(linesOf(true).filter((line) => !line.includes('; Secure'))).toEqual([]);
  });

  it('are kept over http too, where a shop is tried out', () =>
    expect(linesOf(false).join(' ')).not.toContain('Secure'));
});
