import { Rejected } from '@maru/contracts/kernel/rejections';
import { nameCardIdOf, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { maxProofPdfBytes } from '@maru/contracts/shop/name-card/name-card.fields';
import { nameCardRoutes, proofLine } from '@maru/contracts/shop/name-card/name-card.routes';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { parseInput, queryInput } from '@maru/platform/http/query-input';
import type { Request } from 'express';
import { actorOf, type Endpoint, rawEndpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
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

/** Kept with its buyer, as the pictures are, under the id of the command: a repeat finds it there. */
export const uploadProofEndpoint = ({ load, files }: ProofServices): Endpoint =>
  rawEndpoint(nameCardRoutes.uploadProofPdf, async ({ req, send, idOf, ...call }) => {
    const id = idOf(actorOf(call).userId);
    const line = parseInput(proofLine, queryInput(req.query));
    const { state: card } = await load(nameCardAggregate, nameCardStream(nameCardIdOf(line)));
    const pdf = await pdfIn(req);
    if (!card) throw new Rejected('name_card_not_found');
    const key = `namecard/${card.user_id}/${id}.pdf`;
    await files.put(key, pdf);
    const command = { type: 'UploadProof', data: { ...line, proof: `/api/file/${key}` } };
    return (await send(command, { id })).body;
  });
