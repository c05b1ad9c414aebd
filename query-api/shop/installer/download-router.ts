import { type Actor, isAdmin } from '@maru/contracts/kernel/actor';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { isShown, type Release } from '@maru/contracts/shop/installer/installer.fields';
import { installerView } from '@maru/contracts/shop/installer/installer.views';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { reachHead } from '@maru/platform/view-store/wait-for';
import { Router } from 'express';
import { fileCaller, sendFile } from '../../http/send-file.ts';
import { mayDownload, readInstallers } from './installers.ts';

interface DownloadParts {
  readonly engines: Pick<Engines, 'files' | 'events' | 'views'>;
  readonly tokens: AccessTokens;
  readonly log: Pick<Log, 'info'>;
}

/** Undefined where somebody may have none, or not this one. Administrators look at what nobody sees yet. */
const releaseFor = async (
  { views }: DownloadParts['engines'],
  actor: Actor,
  version: string,
): Promise<Release | 'licence_needed' | 'installer_not_found'> => {
  const { releases, item_ids } = await readInstallers(views);
  if (!isAdmin(actor) && !(await mayDownload(views, actor.id, item_ids))) return 'licence_needed';
  const found = releases.find((one) => one.version === version);
  return found && (isShown(found) || isAdmin(actor)) ? found : 'installer_not_found';
};

/** Serves the installer of the add-in at `/file/installer/:version`, to be mounted at `/api`. */
export const downloadRouter = ({ engines, tokens, log }: DownloadParts): Router =>
  Router().get('/file/installer/:version', async (req, res) => {
    const [actor, version] = [await fileCaller(req, tokens), String(req.params['version'])];
    let release = await releaseFor(engines, actor, version);
    if (typeof release === 'string') {
      // A browser cannot say what its page has seen: the licence may be a moment old.
      await reachHead(engines, [installerView, 'licence'], positionWaitMs);
      release = await releaseFor(engines, actor, version);
    }
    if (typeof release === 'string') throw new Rejected(release);
    const file = await engines.files.get(release.file);
    if (!file) throw new Rejected('installer_not_found');
    res.attachment(release.name);
    res.set({
      'Content-Type': 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    });
    if (req.method === 'GET') log.info({ user: actor.id, version }, 'the installer is downloaded');
    await sendFile(req, res, file);
  });
