import { logKeys, logKeysId, logKeysPath, logKeysView } from '@maru/contracts/kernel/log-keys.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Engines } from '@maru/platform/engines/engines';
import { UnknownView } from '@maru/platform/view-store/view-store';
import { Router } from 'express';
import { basename } from 'node:path/posix';

/** The public keys of the seals, to be mounted at `/.well-known`; `unavailable` until they were published. */
export const logKeysRouter = ({ views }: Pick<Engines, 'views'>): Router => {
  const { name, version } = logKeysView;
  const published = async () => {
    try {
      return await views.version(name, version).get(logKeysId);
    } catch (error) {
      if (error instanceof UnknownView) return undefined;
      throw error;
    }
  };
  return Router().get(`/${basename(logKeysPath)}`, async (_request, response) => {
    const stored = await published();
    if (!stored) throw new Rejected('unavailable');
    response.set('Cache-Control', 'public, max-age=300').type('application/jwk-set+json');
    response.send(JSON.stringify(logKeys.parse(stored.doc)));
  });
};
