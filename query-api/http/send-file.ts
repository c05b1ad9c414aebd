import type { Actor } from '@maru/contracts/kernel/actor';
import { fileCookie } from '@maru/contracts/identity/session/session.cookies';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { StoredFile } from '@maru/platform/file-store/file-store';
import { bearerOf } from '@maru/platform/http/authenticate';
import { cookieNamed } from '@maru/platform/http/cookie-named';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';

/** An `<img>`, or a browser that downloads, sends no headers of ours: it comes with the cookie. */
export const fileCaller = async (
  { headers: { authorization, cookie } }: Request,
  tokens: AccessTokens,
): Promise<Actor> => {
  const bearer = bearerOf(authorization);
  const own = cookieNamed(cookie ?? '', fileCookie);
  const { userId, level } = await (bearer === undefined
    ? tokens.verify(own ?? '', 'file')
    : tokens.verify(bearer, 'api'));
  return { id: userId, level };
};

export const sendFile = async (req: Request, res: Response, { size, stream }: StoredFile) => {
  res.set('Content-Length', String(size));
  if (req.method === 'HEAD') {
    stream.destroy();
    res.end();
    return;
  }
  // Whoever closes the tab halfway is no failure.
  await pipeline(stream, res).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
};
