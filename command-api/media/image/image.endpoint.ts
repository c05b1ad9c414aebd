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
import { guestFolder, type Guests, ownerOf, type ProjectOf } from './image.access.ts';
import { formReader, type ReceivedForm } from './image.multipart.ts';
import { imageStorage } from './image.storage.ts';
import { pictureQueue, uploadBudget } from './upload-limits.ts';
import { reEncode, withSmaller } from './re-encode.ts';

export interface ImageServices {
  readonly files: FileStore;
  readonly projectOf: ProjectOf;
  readonly requireAdmin: RequireAdmin;
  readonly limit: Pick<RateLimit, 'take'>;
  readonly guests: Guests;
}

const mostBytesHeld = 384 * 1024 * 1024;
const [atOnce, mostWaiting] = [2, 64];

interface Sender {
  folderOf(form: ImageForm): Promise<string>;
  take(): Promise<void>;
}
type Context = EndpointContext<undefined>;
const bytesOf = ({ req }: Context, most: number) =>
  Math.min(Number(req.headers['content-length'] ?? Number.POSITIVE_INFINITY), most * maxImageBytes);

/** Several pictures are stored all or not at all. */
export const imageEndpoints = (services: ImageServices): readonly Endpoint[] => {
  const { files, projectOf, requireAdmin, limit, guests } = services;
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
    await Promise.all(uploads.map(take));
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
  const byUser = (storePictures: ReturnType<typeof upload>, context: Context) => {
    const claims = actorOf(context);
    const actor = { id: claims.userId, level: claims.level };
    const rights = { projectOf, mustBeAdmin: () => requireAdmin(claims) };
    return storePictures(context, {
      folderOf: (form) => ownerOf(form, actor, rights),
      take: () => limit.take(actor.id, context.res),
    });
  };
  const byGuest = async (context: Context) => {
    const guest = await guests.welcome(context);
    const pictures = await one(context, { folderOf: (form) => guestFolder(form, guest.id), take: () => guest.take() });
    if (pictures[0]) await guest.rememberPicture(pictures[0].url);
    return pictures;
  };
  return [
    rawEndpoint(
      imageRoutes.uploadOne,
      async (context) => (await (context.actor ? byUser(one, context) : byGuest(context)))[0] ?? {},
    ),
    rawEndpoint(imageRoutes.uploadMany, async (context) => ({ images: await byUser(many, context) })),
  ];
};
