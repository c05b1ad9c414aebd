import {
  imageErrors,
  type ImageForm,
  imageForm,
  imageRoutes,
  type StoredImage,
} from '@maru/contracts/media/image/image.routes';
import { maxImageBytes, maxImages } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { parseInput } from '@maru/platform/http/query-input';
import type { RateLimit } from '../../abuse/rate-limits.ts';
import { actorOf, type Endpoint, type EndpointContext, rawEndpoint } from '../../http/endpoint.ts';
import type { RequireAdmin } from '../../http/command-router.ts';
import {
  type Guest,
  guestFolder,
  type Guests,
  isWithTicket,
  ownerOf,
  type ProjectOf,
  type Tickets,
} from './image.access.ts';
import { formReader, type ReceivedForm } from './image.multipart.ts';
import { imageStorage } from './image.storage.ts';
import { pictureQueue, uploadBudget } from './upload-limits.ts';
import { reEncode, withSmaller } from './re-encode.ts';

export interface ImageServices {
  readonly files: FileStore;
  readonly projectOf: ProjectOf;
  readonly requireAdmin: RequireAdmin;
  readonly limits: Readonly<Record<'upload' | 'claimPhoto', Pick<RateLimit, 'take'>>>;
  readonly guests: Guests;
  readonly tickets: Tickets;
}

const mostBytesHeld = 384 * 1024 * 1024;
const [atOnce, mostWaiting] = [2, 64];

interface Sender {
  folderOf(form: ImageForm): Promise<string>;
  take(form: ImageForm): Promise<void>;
}
type Context = EndpointContext<undefined>;
const bytesOf = ({ req }: Context, most: number) =>
  Math.min(Number(req.headers['content-length'] ?? Number.POSITIVE_INFINITY), most * maxImageBytes);

/** Whoever is logged in, and has perhaps shown what a guest shows, too. */
const personOf = ({ projectOf, requireAdmin, limits, tickets }: ImageServices, context: Context): Sender => {
  const claims = actorOf(context);
  const actor = { id: claims.userId, level: claims.level };
  const rights = { projectOf, mustBeAdmin: () => requireAdmin(claims) };
  return {
    folderOf: async (form) =>
      (await isWithTicket(tickets, context.req, form)) ? form.id : ownerOf(form, actor, rights),
    take: () => limits.upload.take(actor.id, context.res),
  };
};
const visitorOf = ({ limits, tickets }: ImageServices, { req, res }: Context, signup?: Guest): Sender => ({
  folderOf: async (form) => {
    if (await isWithTicket(tickets, req, form)) return form.id;
    if (!signup) throw new Rejected('forbidden');
    return guestFolder(form, signup.id);
  },
  take: ({ folder, id }) => (signup && folder === 'user' ? signup.take() : limits.claimPhoto.take(id, res)),
});
/** An add-in has nothing to do with the other folders, whoever it works for. */
const trackerFolder =
  ({ folderOf }: Sender): Sender['folderOf'] =>
  async (form) => {
    if (form.folder !== 'issue' && form.folder !== 'comment') throw new Rejected('forbidden');
    return folderOf(form);
  };
const isPortrait = ({ url }: StoredImage) => url.startsWith('/api/file/user/');
const ifRefused = (error: unknown): undefined => {
  if (!(error instanceof Rejected)) throw error;
};

/** Several pictures are stored all or not at all. */
export const imageEndpoints = (services: ImageServices): readonly Endpoint[] => {
  const { files, guests, tickets } = services;
  const queue = pictureQueue(atOnce, mostWaiting);
  const within = uploadBudget(mostBytesHeld);
  const store = imageStorage(files);

  const storeAll = async (
    { fields, files: uploads }: ReceivedForm,
    { folderOf, take }: Sender,
  ): Promise<readonly StoredImage[]> => {
    const form = parseInput(imageForm, fields ?? {});
    if (uploads.length === 0)
      throw new Rejected('invalid_input', { errors: [{ path: 'image', message: imageErrors.none }] });
    const owner = await folderOf(form);
    await Promise.all(uploads.map(() => take(form)));
    const pictures = await Promise.all(
      uploads.map((bytes) => queue(async () => withSmaller(await reEncode(bytes, form), form.folder))),
    );
    return store(form.folder, owner, pictures);
  };
  const upload = (most: number) => {
    const receive = formReader(most);
    return (context: Context, sender: Sender) =>
      within(bytesOf(context, most), async () => storeAll(await receive(context.req, context.res), sender));
  };
  const [one, many] = [upload(1), upload(maxImages)];
  const byUser = (context: Context) => personOf(services, context);
  const byVisitor = async (context: Context) => {
    const hasTicket = await tickets.isAnyShown(context.req);
    const signup = await (hasTicket ? guests.welcome(context).catch(ifRefused) : guests.welcome(context));
    const pictures = await one(context, visitorOf(services, context, signup));
    if (signup && pictures[0] && isPortrait(pictures[0])) await signup.rememberPicture(pictures[0].url);
    return pictures;
  };
  return [
    rawEndpoint(
      imageRoutes.uploadOne,
      async (context) => (await (context.actor ? one(context, byUser(context)) : byVisitor(context)))[0] ?? {},
    ),
    rawEndpoint(imageRoutes.uploadByAddin, async (context) => {
      const sender = personOf(services, context);
      return (await one(context, { ...sender, folderOf: trackerFolder(sender) }))[0] ?? {};
    }),
    rawEndpoint(imageRoutes.uploadMany, async (context) => {
      const isGuest = !context.actor && (await tickets.isAnyShown(context.req));
      return { images: await many(context, isGuest ? visitorOf(services, context) : byUser(context)) };
    }),
  ];
};
