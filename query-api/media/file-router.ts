import { type Actor, isAdmin } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { imageFolder } from '@maru/contracts/media/image/image.routes';
import { isMember } from '@maru/contracts/tracker/project/project.policies';
import { type Membership, membershipId } from '@maru/contracts/tracker/project/project.views';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import type { StoredFile } from '@maru/platform/file-store/file-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { type Request, type Response, Router } from 'express';
import { pipeline } from 'node:stream/promises';

interface FileParts {
  readonly engines: Pick<Engines, 'files' | 'views'>;
  readonly tokens: AccessTokens;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fileName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;
const headers = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'private, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Serves stored pictures at `/file/:folder/:id/:name`, to be mounted at `/api`. */
export const fileRouter = ({ engines: { files, views }, tokens }: FileParts): Router =>
  Router().get('/file/:folder/:id/:name', async (req, res) => {
    const actor = await whoAsks(req, tokens);
    const { folder, id, name } = placeOf(req);
    if (folder !== 'user') await mustBeMember(views, actor, id);
    const file = await files.get(`${folder}/${id}/${name}`);
    if (!file) throw new Rejected('not_found');
    await send(req, res, file);
  });

/** An `<img>` sends no headers of ours: it comes with the cookie. */
const whoAsks = async ({ headers: { authorization, cookie } }: Request, tokens: AccessTokens): Promise<Actor> => {
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const own = /(?:^|;\s*)file=([^;\s]+)/.exec(cookie ?? '')?.[1];
  const { userId, level } = await (bearer === undefined ? tokens.verify(own ?? '', 'file') : tokens.verify(bearer, 'api'));
  return { id: userId, level };
};

/** Only names that uploads make; anything else cannot be there. */
const placeOf = ({ params }: Request) => {
  const folder = imageFolder.safeParse(params['folder']);
  const [id, name] = [String(params['id']), String(params['name'])];
  if (!folder.success || !uuid.test(id) || !fileName.test(name)) throw new Rejected('not_found');
  return { folder: folder.data, id, name };
};

const mustBeMember = async (views: ViewStore, actor: Actor, projectId: string) => {
  if (isAdmin(actor)) return;
  const own = await views.view('membership').get<Membership>(membershipId(projectId, actor.id));
  if (!own || !isMember(own.doc)) throw new Rejected('not_member');
};

const send = async (req: Request, res: Response, { size, stream }: StoredFile) => {
  res.set(headers).set('Content-Length', String(size));
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
