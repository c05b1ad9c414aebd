import { Rejected } from '@maru/contracts/kernel/rejections';
import { nameCardIdOf, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { maxProofPdfBytes } from '@maru/contracts/shop/name-card/name-card.fields';
import { nameCardRoutes, proofLine } from '@maru/contracts/shop/name-card/name-card.routes';
import { mayBeEdited } from '@maru/contracts/shop/name-card/name-card.rules';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { parseInput, queryInput } from '@maru/platform/http/query-input';
import type { Request } from 'express';
import { actorOf, type Endpoint, rawEndpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { isSurelyNotWritten } from '../../pipeline/surely-not-written.ts';
import { nameCardAggregate } from './name-card.aggregate.ts';

export interface ProofServices extends Pick<HandlerServices, 'load'> {
  readonly files: Pick<FileStore, 'put' | 'remove'>;
}

const beginning = Buffer.from('%PDF-');

/** What is left after a refusal is read and thrown away: a connection that nobody reads carries no answer. */
const pdfIn = async (req: Request): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxProofPdfBytes) throw new Rejected('proof_too_large');
      pieces.push(piece);
    }
  } finally {
    req.resume();
  }
  const pdf = Buffer.concat(pieces);
  if (!pdf.subarray(0, beginning.length).equals(beginning)) throw new Rejected('proof_not_a_pdf');
  return pdf;
};

/**
 * Kept with its buyer, as the pictures are, under the id of the command: a repeat finds it there, and its own body is
 * thrown away.
 */
export const uploadProofEndpoint = ({ load, files }: ProofServices): Endpoint =>
  rawEndpoint(nameCardRoutes.uploadProofPdf, async ({ req, send, idOf, ...call }) => {
    const id = idOf(actorOf(call).userId);
    const line = parseInput(proofLine, queryInput(req.query));
    const { state: card, rangeOf } = await load(nameCardAggregate, nameCardStream(nameCardIdOf(line)));
    const isRepeat = (await rangeOf(id)) !== undefined;
    if (!isRepeat && !mayBeEdited(card)) throw new Rejected('name_card_step_refused');
    const pdf = await pdfIn(req);
    if (!card) throw new Rejected('name_card_not_found');
    const key = `namecard/${card.user_id}/${id}.pdf`;
    const command = { type: 'UploadProof', data: { ...line, proof: `/api/file/${key}` } };
    const show = async () => (await send(command, { id })).body;
    if (isRepeat) return show();
    await files.put(key, pdf);
    return show().catch(async (error: unknown) => {
      if (isSurelyNotWritten(error)) await files.remove(key);
      throw error;
    });
  });
