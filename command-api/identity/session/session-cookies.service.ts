import { fileCookie, refreshCookie, sessionMark } from '@maru/contracts/identity/session/session.cookies';
import { accessTokenSeconds, refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { setCookie } from '../../http/set-cookie.ts';
import { readRefreshToken } from './refresh-token.service.ts';

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
