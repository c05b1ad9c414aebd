import { type Actor, isAdmin } from '@maru/contracts/kernel/actor';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { type ImageFolder, imageFolder } from '@maru/contracts/media/image/image.routes';
import { fullImage } from '@maru/contracts/media/image/image.sizes';
import { orderTicket } from '@maru/contracts/shop/order/order.ticket';
import { readProjectSubject } from '@maru/contracts/tracker/project/project.access';
import { canWorkOnProject } from '@maru/contracts/tracker/project/project.policies';
import { cookieNamed } from '@maru/platform/http/cookie-named';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import { reachHead } from '@maru/platform/view-store/wait-for';
import { type Request, Router } from 'express';
import { fileCaller, sendFile } from '../http/send-file.ts';
import { readFrom } from '../http/query-handler.ts';
import { cardCaching, isOpenCard } from './card-pictures.ts';

interface FileParts {
  readonly engines: Pick<Engines, 'files' | 'events' | 'views'>;
  readonly tokens: AccessTokens;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fileName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{3,4})?\.webp$/;
/** Proofs of cards, which a browser does not show in a page of ours. */
const proofName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/;
const isProof = (folder: ImageFolder, name: string) => folder === 'namecard' && proofName.test(name);
const headers = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What the shop shows, anyone may see. */
const openFolders: readonly ImageFolder[] = ['item', 'review', 'slide'];

const isForEveryone = async (engines: FileParts['engines'], { folder, id }: Owned): Promise<boolean> =>
  openFolders.includes(folder) || (folder === 'card' && (await isOpenCard(engines, id)));
const cachingOf = (folder: ImageFolder, isOpen: boolean) =>
  folder === 'card' ? cardCaching : `${isOpen ? 'public' : 'private'}, max-age=31536000, immutable`;

/** Serves stored pictures at `/file/:folder/:id/:name`, to be mounted at `/api`. */
export const fileRouter = ({ engines, tokens }: FileParts): Router =>
  Router().get('/file/:folder/:id/:name', async (req, res) => {
    const { folder, id, name } = placeOf(req);
    const isOpen = await isForEveryone(engines, { folder, id });
    if (!isOpen && !(await isWithTicket(req, tokens, { folder, id })))
      await mustSee(engines, await fileCaller(req, tokens), { folder, id });
    const key = `${folder}/${id}/${name}`;
    const file = (await engines.files.get(key)) ?? (await fullSize(engines.files, key));
    if (!file) throw new Rejected('not_found');
    if (isProof(folder, name)) res.attachment('proof.pdf');
    res.set({
      ...headers,
      ...(isProof(folder, name) && { 'Content-Type': 'application/pdf' }),
      'Cache-Control': cachingOf(folder, isOpen),
    });
    await sendFile(req, res, file);
  });

/** One that is not kept in a smaller width is sent as it is. */
const fullSize = async (files: FileParts['engines']['files'], key: string) =>
  fullImage(key) === key ? undefined : files.get(fullImage(key));

/** Only names that uploads make; anything else cannot be there. */
const placeOf = ({ params }: Request) => {
  const folder = imageFolder.safeParse(params['folder']);
  const [id, name] = [String(params['id']), String(params['name'])];
  if (!folder.success || !uuid.test(id)) throw new Rejected('not_found');
  if (!fileName.test(name) && !isProof(folder.data, name)) throw new Rejected('not_found');
  return { folder: folder.data, id, name };
};

interface Owned {
  readonly folder: ImageFolder;
  readonly id: string;
}

/** A guest has shown number and phone of the order that photos of a claim are stored below. */
const isWithTicket = async ({ headers }: Request, tokens: AccessTokens, { folder, id }: Owned): Promise<boolean> => {
  const ticket = cookieNamed(headers.cookie ?? '', orderTicket(id));
  if (folder !== 'claim' || ticket === undefined) return false;
  try {
    return (await tokens.verify(ticket, 'order')).userId === id;
  } catch (error) {
    if (error instanceof Rejected) return false;
    throw error;
  }
};

/** Faces are for all who are logged in; what one sent the shop of cards and claims for oneself and administrators. */
const mustSee = async (engines: FileParts['engines'], actor: Actor, { folder, id }: Owned) => {
  if (folder === 'card') {
    if (!isAdmin(actor)) throw new Rejected('forbidden');
  } else if (folder === 'namecard' || folder === 'claim') {
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
