import { type NameCardEvent, nameCardStream } from '@maru/contracts/shop/name-card/name-card.events';
import { nameCardExamples } from '@maru/contracts/shop/name-card/name-card.examples';
import { type NameCardDocument, nameCardDocument } from '@maru/contracts/shop/name-card/name-card.views';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { nameCardProjection } from './name-card.projection.ts';

const { NameCardSubmitted: submitted, ProofUploaded: proof, ProofRejected: rejected, ProofApproved } = nameCardExamples;
type Effects = {
  readonly [K in NameCardEvent['type']]: readonly [given: readonly NameCardEvent[], effect: Partial<NameCardDocument>];
};
const effects: Effects = {
  NameCardSubmitted: [
    [submitted, proof, rejected],
    { ...submitted.data, status: 'requested', version: 1, problem: null, note: '' },
  ],
  ProofUploaded: [[submitted], { status: 'proofed', proof: proof.data.proof, version: 1 }],
  ProofApproved: [[submitted, proof], { status: 'approved', proof: proof.data.proof, due_at: null, proofed_at: null }],
  ProofRejected: [[submitted, proof], { status: 'rejected', problem: 'typo', note: rejected.data.note }],
  ProofReminded: [
    [submitted, proof],
    {
      status: 'proofed',
      reminders: 1,
      reminded_at: expect.any(Number) as number,
      unanswered: false,
      due_at: expect.any(Number) as number,
    },
  ],
  NameCardPrinted: [[submitted, proof, ProofApproved], { status: 'printed' }],
};
const eventsOf = (events: readonly NameCardEvent[]) => {
  const record = recorder();
  return events.map((event) => record(nameCardStream(event.data.id), event));
};

it.each(Object.entries(effects))('%s is shown, and changes nothing when seen again', (type, [given, effect]) => {
  const events = eventsOf([...given, nameCardExamples[type as NameCardEvent['type']]]);
  const doc = foldEvents(nameCardProjection, events).get(submitted.data.id);
  expect(doc).toMatchObject({ ...effect, revision: given.length });
  expect(nameCardDocument.parse(doc)).toEqual(doc);
  expect(foldEvents(nameCardProjection, [...events, ...events])).toEqual(foldEvents(nameCardProjection, events));
});
