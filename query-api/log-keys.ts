import {
  logKeys,
  type LogKeysDocument,
  logKeysId,
  logKeysPath,
  logKeysView,
} from '@maru/contracts/kernel/log-keys.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Engines } from '@maru/platform/engines/engines';
import { Router } from 'express';
import { basename } from 'node:path/posix';
import { readPublished } from './http/read-published.ts';

/** The public keys of the seals, to be mounted at `/.well-known`; `unavailable` until they were published. */
export const logKeysRouter = ({ views }: Pick<Engines, 'views'>): Router =>
  Router().get(`/${basename(logKeysPath)}`, async (_request, response) => {
    const published = await readPublished<LogKeysDocument>(views, logKeysView, logKeysId);
    if (!published) throw new Rejected('unavailable');
    response.set('Cache-Control', 'public, max-age=300').type('application/jwk-set+json');
    response.send(JSON.stringify(logKeys.parse(published)));
  });
