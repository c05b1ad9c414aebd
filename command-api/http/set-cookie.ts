import { sessionMark } from '@maru/contracts/identity/session/session.cookies';
import { stringifySetCookie } from 'cookie';
import type { Response } from 'express';

interface Place {
  readonly name: string;
  readonly path: string;
}

/** `maxAge` in seconds, 0 to take it away. The page may read the mark of a session only. */
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
