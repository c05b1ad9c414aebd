import { fileCookie, refreshCookie, sessionMark } from '@maru/contracts/identity/session/session.cookies';
import { accessTokenSeconds, refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import { readRefreshToken } from './refresh-token.service.ts';

interface Place {
  readonly name: string;
  readonly path: string;
}

/** The page may read the mark only. */
export const setCookie = (res: Response, { name, path }: Place, value: string, maxAge: number) =>
  res.append(
    'Set-Cookie',
    stringifySetCookie(name, value, {
      path,
      maxAge,
      httpOnly: name !== sessionMark.name,
      sameSite: 'lax',
      secure: res.req.secure,
    }),
  );

export const refreshTokenOf = (req: Request) =>
  readRefreshToken(parseCookie(req.headers.cookie ?? '')[refreshCookie.name]);
export const setRefreshCookie = (res: Response, token: string) => {
  setCookie(res, refreshCookie, token, refreshTokenSeconds);
  setCookie(res, sessionMark, '1', refreshTokenSeconds);
};
export const setFileCookie = (res: Response, token: string) => setCookie(res, fileCookie, token, accessTokenSeconds);

export const clearCookies = (res: Response) => {
  for (const place of [refreshCookie, fileCookie, sessionMark]) setCookie(res, place, '', 0);
};
