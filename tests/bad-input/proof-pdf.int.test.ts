import { randomUUID } from 'node:crypto';
import { maxProofPdfBytes } from '@maru/contracts/shop/name-card/name-card.fields';
import { beforeAll, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import { expectRefusal, sendRaw } from '../support/refusals.ts';
import type { Product } from '../support/running-server.ts';

let product: Product;
let admin: Client;
beforeAll(async () => {
  product = await openProduct();
  admin = await logIn(product.url);
});

/** For a line without a card: whatever is taken for a PDF is refused for that. */
const upload = (body: Buffer<ArrayBuffer>) =>
  sendRaw(product.url, 'POST', 'adm/namecard/proof/pdf', {
    token: admin.token,
    query: { order_id: randomUUID(), no: '1' },
    body,
    headers: { 'content-type': 'application/pdf', 'idempotency-key': randomUUID() },
  });
const pdfOf = (bytes: number) => {
  const pdf = Buffer.alloc(bytes, ' ');
  pdf.write('%PDF-1.7\n');
  return pdf;
};

it('a proof over the limit is refused, one of just that size is not', async () => {
  expectRefusal(await upload(pdfOf(maxProofPdfBytes + 1)), 'proof_too_large');
  expectRefusal(await upload(pdfOf(maxProofPdfBytes)), 'name_card_not_found');
});

it.each(['', '%PDF', '<html><script>alert(1)</script></html>', ' %PDF-1.7', '%pdf-1.7'])(
  'a proof that begins as no PDF is refused: %j',
  async (content) => void expectRefusal(await upload(Buffer.from(content)), 'proof_not_a_pdf'),
);
