import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import type { NameCardEvent } from '@maru/contracts/shop/name-card/name-card.events';
import { nameCardExamples } from '@maru/contracts/shop/name-card/name-card.examples';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { EndpointContext } from '../../http/endpoint.ts';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { nameCardAggregate } from './name-card.aggregate.ts';
import { type ProofServices, uploadProofEndpoint } from './upload-proof.endpoint.ts';

const { NameCardSubmitted: submitted, ProofUploaded: proof, ProofApproved: approved } = nameCardExamples;
const { order_id, no } = submitted.data;

/** What becomes of a PDF for a card with this past, where the command is refused as `code`, if it is. */
const uploaded = async (
  past: readonly NameCardEvent[],
  { code, isRepeat = false }: { readonly code?: RejectionCode; readonly isRepeat?: boolean } = {},
) => {
  const [puts, stored] = [[] as string[], new Set<string>()];
  const files: ProofServices['files'] = {
    put: async (key) => void (puts.push(key), stored.add(key)),
    remove: async (key) => void stored.delete(key),
  };
  const range = isRepeat ? { first: 1, last: 1 } : undefined;
  const load = async () => ({ state: foldAll(nameCardAggregate, past), rangeOf: async () => range });
  const req = Object.assign(Readable.from([Buffer.from('%PDF-1.7')]), { query: { order_id, no: String(no) } });
  const send = async () => {
    if (code) throw new Rejected(code);
    return { body: { id: 'shown' } };
  };
  const context = { req, send, idOf: () => 'id', actor: { userId: 'keeper', level: 10 } };
  const { handle } = uploadProofEndpoint({ load, files } as unknown as ProofServices);
  const answer = await handle(context as unknown as EndpointContext<never> as never).catch(
    (error: unknown) => (error as Rejected).code,
  );
  return { answer, puts: puts.length, stored: stored.size, isRead: req.readableDidRead };
};

it('is stored and shown', async () =>
  expect(await uploaded([submitted])).toEqual({ answer: { id: 'shown' }, puts: 1, stored: 1, isRead: true }));

it('is not read for a card that is approved, and not stored where there is no card', async () => {
  const nothing = { puts: 0, stored: 0 };
  const refused = { answer: 'name_card_step_refused', ...nothing, isRead: false };
  expect(await uploaded([submitted, proof, approved])).toEqual(refused);
  expect(await uploaded([])).toMatchObject({ answer: 'name_card_not_found', ...nothing });
});

it.each(['name_card_step_refused', 'busy', 'forbidden'] as const)(
  'is removed where it is refused as %s meanwhile',
  async (code) => expect(await uploaded([submitted], { code })).toMatchObject({ answer: code, puts: 1, stored: 0 }),
);
it('stays where nobody knows whether it is shown', async () =>
  expect(await uploaded([submitted], { code: 'unavailable' })).toMatchObject({ answer: 'unavailable', stored: 1 }));

it('is answered as the first time where it is sent again, also after it was approved, and stored once', async () => {
  const again = await uploaded([submitted, proof, approved], { isRepeat: true });
  expect(again).toEqual({ answer: { id: 'shown' }, puts: 0, stored: 0, isRead: true });
});
