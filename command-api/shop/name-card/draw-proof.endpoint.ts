import { buffer } from 'node:stream/consumers';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { nameCardIdOf, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { nameCardRoutes } from '@maru/contracts/shop/name-card/name-card.routes';
import { proofTitle } from '@maru/contracts/shop/name-card/name-card.words';
import type { FileStore } from '@maru/platform/file-store/file-store';
import sharp from 'sharp';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { linesOf } from '../../print/card-face.ts';
import { drawCard } from '../../print/draw-card.service.ts';
import { nameCardAggregate } from './name-card.aggregate.ts';

export interface DrawServices extends Pick<HandlerServices, 'load' | 'limits'> {
  readonly files: Pick<FileStore, 'get'>;
}

const fileKeyOf = (address: string) => address.replace('/api/file/', '');
/** PDFs hold no WebP. A logo that is gone is left out: whoever uploads the proof looks at it before. */
const logoOf = async (files: DrawServices['files'], address: string | null): Promise<Buffer | null> => {
  const stored = address === null ? undefined : await files.get(fileKeyOf(address));
  return stored
    ? sharp(await buffer(stored.stream))
        .png()
        .toBuffer()
    : null;
};

/** Changes nothing: the proof is shown to the buyer once it is uploaded. */
export const drawProofEndpoint = ({ load, limits, files }: DrawServices): Endpoint =>
  endpoint(nameCardRoutes.draw, async ({ input, res, ...context }) => {
    await limits.document.take(actorOf(context).userId, res);
    const { state: card } = await load(nameCardAggregate, nameCardStream(nameCardIdOf(input)));
    if (!card) throw new Rejected('name_card_not_found');
    const { name, title, company, website, logo } = card;
    const face = {
      name,
      title,
      company,
      website,
      lines: linesOf(card),
      address: null,
      logo: await logoOf(files, logo),
    };
    const pdf = await drawCard(proofTitle(name), face);
    return { name: `${proofTitle(name)}.pdf`, content: pdf.toString('base64') };
  });
