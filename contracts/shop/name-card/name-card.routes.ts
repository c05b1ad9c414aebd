import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import { tableQueries } from '../../kernel/table-queries.ts';
import { maxCartLines } from '../cart/cart.limits.ts';
import type { NameCardCommand } from './name-card.commands.ts';
import { nameCard, nameCardImage, proofNote, proofProblem } from './name-card.fields.ts';
import { nameCardTable } from './name-card.table.ts';
import { ownNameCard } from './name-card.views.ts';

/** The printed lines of an order; `card` is null until it was filled in. */
export const nameCardsOfOrder = z.object({
  cards: z.array(z.object({ no: z.int(), name: z.string(), option: z.string(), card: ownNameCard.nullable() })),
});
export type NameCardsOfOrder = z.infer<typeof nameCardsOfOrder>;

const line = { order_id: id, no: z.int().min(1).max(maxCartLines) };
/** In the query, since the body is the file itself. */
export const proofLine = z.object({ ...line, no: z.coerce.number().pipe(line.no) });
const version = z.int().min(1).max(10_000);
const own = { access: 'login', answer: ownNameCard } as const;
const managed = { access: 'admin', answer: ownNameCard } as const;

export const nameCardRoutes = {
  ofOrder: endpointRoute({
    method: 'GET',
    path: 'shop/namecard',
    access: 'login',
    summary: "What is to be printed for the lines of one's order, and how far it is.",
    input: z.object({ order_id: id }),
    answer: nameCardsOfOrder,
  }),
  submit: commandRoute({
    ...own,
    method: 'POST',
    path: 'shop/namecard',
    summary: 'Says what is to be printed, or says it anew until a proof is approved.',
    input: nameCard.extend(line),
    toCommand: (data): NameCardCommand => ({ type: 'SubmitNameCard', data }),
  }),
  approve: commandRoute({
    ...own,
    method: 'PUT',
    path: 'shop/namecard/approve',
    summary: 'Approves the proof that was seen: it may be printed.',
    input: z.object({ ...line, version }),
    toCommand: (data): NameCardCommand => ({ type: 'ApproveProof', data }),
  }),
  reject: commandRoute({
    ...own,
    method: 'PUT',
    path: 'shop/namecard/reject',
    summary: 'Asks for another proof, with a reason.',
    input: z.object({ ...line, version, reason: proofProblem, note: proofNote }),
    toCommand: (data): NameCardCommand => ({ type: 'RejectProof', data }),
  }),
  uploadProof: commandRoute({
    ...managed,
    method: 'PUT',
    path: 'adm/namecard/proof',
    summary: 'Shows the buyer a proof, who is told by mail.',
    input: z.object({ ...line, proof: nameCardImage }),
    toCommand: (data): NameCardCommand => ({ type: 'UploadProof', data }),
  }),
  uploadProofPdf: endpointRoute({
    ...managed,
    method: 'POST',
    path: 'adm/namecard/proof/pdf',
    summary: 'Shows the buyer the proof that is the body, a PDF; the line stands in the query.',
    input: z.object({}),
  }),
  draw: endpointRoute({
    method: 'GET',
    path: 'adm/namecard/draw',
    access: 'admin',
    summary: 'What a buyer has filled in as a proof for the printer: 90 × 50 mm with bleed and crop marks, as a PDF.',
    input: proofLine,
    answer: z.object({ name: z.string(), content: z.base64() }),
  }),
  print: commandRoute({
    ...managed,
    method: 'PUT',
    path: 'adm/namecard/print',
    summary: 'Says that an approved card was printed.',
    input: z.object(line),
    toCommand: (data): NameCardCommand => ({ type: 'PrintNameCard', data }),
  }),
};

export const nameCardQueries = tableQueries(nameCardTable);
