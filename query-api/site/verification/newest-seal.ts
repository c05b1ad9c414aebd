import { sealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import { type SealProgressDocument, sealProgressId, sealProgressView } from '@maru/contracts/kernel/seal.views';
import type { Verification } from '@maru/contracts/site/verification/verification.views';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { readPublished } from '../../http/read-published.ts';

const sealOf = ({ type, data }: RecordedEvent): Verification['seal'] => {
  const seal = sealEvent.safeParse({ type, data }).data?.data;
  if (!seal) return null;
  return {
    count: seal.count,
    at: seal.sealedAt === undefined ? null : Date.parse(seal.sealedAt),
    key: seal.key ?? null,
  };
};

/** The newest seal, read on from where its keeper has noted one. */
export const newestSeal = async (
  views: ViewStore,
  events: Pick<EventStore, 'readStream'>,
): Promise<Verification['seal']> => {
  const noted = await readPublished<SealProgressDocument>(views, sealProgressView, sealProgressId);
  let found: Verification['seal'] = null;
  for await (const batch of events.readStream(sealStream, { from: noted?.revision ?? 0 }))
    for (const event of batch) found = sealOf(event) ?? found;
  return found;
};
