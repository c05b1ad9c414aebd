import type { Actor } from '@maru/contracts/kernel/actor';
import { maxImageBytes, maxImages } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { imageForm, imageRoutes, type StoredImage } from '@maru/contracts/media/image/image.routes';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { parseInput } from '@maru/platform/http/parse-input';
import type { RateLimit } from '../../abuse/rate-limit.ts';
import { actorOf, type Endpoint, type EndpointContext, rawEndpoint } from '../../http/endpoint.ts';
import { ownerOf, type ProjectOf } from './image.access.ts';
import { formReader, type ReceivedForm } from './image.multipart.ts';
import { imageStorage } from './image.storage.ts';
import { pictureQueue } from './picture-queue.ts';
import { reEncode } from './re-encode.ts';
import { uploadBudget } from './upload-budget.ts';

export interface ImageServices {
  readonly files: FileStore;
  readonly projectOf: ProjectOf;
  /** Counts each picture of a user. */
  readonly limit: Pick<RateLimit, 'take'>;
}

const mostBytesHeld = 384 * 1024 * 1024;
const [atOnce, mostWaiting] = [2, 64];

/** What a request may carry at most, or says that it carries. */
const bytesOf = ({ req }: EndpointContext<undefined>, most: number) =>
  Math.min(Number(req.headers['content-length'] ?? Number.POSITIVE_INFINITY), most * maxImageBytes);

/** Handlers of both upload calls. Several pictures are stored all or not at all. */
export const imageEndpoints = ({ files, projectOf, limit }: ImageServices): readonly Endpoint[] => {
  const inTurn = pictureQueue(atOnce, mostWaiting);
  const within = uploadBudget(mostBytesHeld);
  const store = imageStorage(files);

  const storeAll = async ({ fields, files: received }: ReceivedForm, actor: Actor, { res }: EndpointContext<undefined>): Promise<readonly StoredImage[]> => {
    const form = parseInput(imageForm, fields ?? {});
    if (received.length === 0) throw new Rejected('invalid_input', { errors: [{ path: 'image', message: '이미지를 골라 주세요.' }] });
    const owner = await ownerOf(form, actor, projectOf);
    await Promise.all(received.map(() => limit.take(actor.id, res)));
    const pictures = await Promise.all(received.map((bytes) => inTurn(() => reEncode(bytes, form))));
    return store(form.folder, owner, pictures);
  };
  const upload = (most: number) => {
    const receive = formReader(most);
    return (context: EndpointContext<undefined>) => {
      const { userId, level } = actorOf(context);
      return within(bytesOf(context, most), async () => storeAll(await receive(context.req, context.res), { id: userId, level }, context));
    };
  };
  const [one, many] = [upload(1), upload(maxImages)];

  return [
    rawEndpoint(imageRoutes.uploadOne, async (context) => (await one(context))[0] ?? {}),
    rawEndpoint(imageRoutes.uploadMany, async (context) => ({ images: await many(context) })),
  ];
};
