import { type Actor, isAdmin } from '@maru/contracts/kernel/actor';
import { fileCookie } from '@maru/contracts/identity/session/session.cookies';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { type ImageFolder, imageFolder } from '@maru/contracts/media/image/image.routes';
import { fullImage } from '@maru/contracts/media/image/image.sizes';
import { readProjectSubject } from '@maru/contracts/tracker/project/project.access';
import { canWorkOnProject } from '@maru/contracts/tracker/project/project.policies';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import type { StoredFile } from '@maru/platform/file-store/file-store';
import { bearerOf } from '@maru/platform/http/authenticate';
import { reachHead } from '@maru/platform/view-store/wait-for';
import { type Request, type Response, Router } from 'express';
import { pipeline } from 'node:stream/promises';
import { readFrom } from '../http/query-handler.ts';

interface FileParts {
  readonly engines: Pick<Engines, 'files' | 'events' | 'views'>;
  readonly tokens: AccessTokens;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fileName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{3,4})?\.webp$/;
const headers = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What the shop shows, anyone may see. */
const openFolders: readonly ImageFolder[] = ['item', 'review', 'slide'];

/** Serves stored pictures at `/file/:folder/:id/:name`, to be mounted at `/api`. */
export const fileRouter = ({ engines, tokens }: FileParts): Router =>
  Router().get('/file/:folder/:id/:name', async (req, res) => {
    const isOpen = openFolders.some((open) => open === req.params['folder']);
    const actor = isOpen ? undefined : await actorOf(req, tokens);
    const { folder, id, name } = placeOf(req);
    if (actor) await mustSee(engines, actor, { folder, id });
    const key = `${folder}/${id}/${name}`;
    const file = (await engines.files.get(key)) ?? (await fullSize(engines.files, key));
    if (!file) throw new Rejected('not_found');
    res.set({ ...headers, 'Cache-Control': `${isOpen ? 'public' : 'private'}, max-age=31536000, immutable` });
    await send(req, res, file);
  });

/** One that is not kept in a smaller width is sent as it is. */
const fullSize = async (files: FileParts['engines']['files'], key: string) =>
  fullImage(key) === key ? undefined : files.get(fullImage(key));

const fileCookieValue = new RegExp(`(?:^|;\\s*)${fileCookie.name}=([^;\\s]+)`);
/** An `<img>` sends no headers of ours: it comes with the cookie. */
const actorOf = async ({ headers: { authorization, cookie } }: Request, tokens: AccessTokens): Promise<Actor> => {
  const bearer = bearerOf(authorization);
  const own = fileCookieValue.exec(cookie ?? '')?.[1];
  const { userId, level } = await (bearer === undefined
    ? tokens.verify(own ?? '', 'file')
    : tokens.verify(bearer, 'api'));
  return { id: userId, level };
};

/** Only names that uploads make; anything else cannot be there. */
const placeOf = ({ params }: Request) => {
  const folder = imageFolder.safeParse(params['folder']);
  const [id, name] = [String(params['id']), String(params['name'])];
  if (!folder.success || !uuid.test(id) || !fileName.test(name)) throw new Rejected('not_found');
  return { folder: folder.data, id, name };
};

interface Owned {
  readonly folder: ImageFolder;
  readonly id: string;
}
/** Faces are for all who are logged in; name cards of others, with their numbers, for administrators only. */
const mustSee = async (engines: FileParts['engines'], actor: Actor, { folder, id }: Owned) => {
  if (folder === 'namecard') {
    if (actor.id !== id && !isAdmin(actor)) throw new Rejected('forbidden');
  } else if (folder !== 'user') await mustWorkOn(engines, actor, id);
};

const accessViews = ['project', 'membership'];

const mustWorkOn = async (engines: FileParts['engines'], actor: Actor, projectId: string) => {
  const refusal = async () =>
    canWorkOnProject(actor, await readProjectSubject(readFrom(engines.views), actor, projectId));
  if ((await refusal()) === undefined) return;
  // An `<img>` cannot say what the page has seen: the project, or the membership, may be a moment old.
  await reachHead(engines, accessViews, positionWaitMs);
  const code = await refusal();
  if (code) throw new Rejected(code);
};

const send = async (req: Request, res: Response, { size, stream }: StoredFile) => {
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
