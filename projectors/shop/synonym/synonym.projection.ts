import { handlersOf } from '@maru/contracts/kernel/fold';
import { type SynonymEvent, synonymStream } from '@maru/contracts/shop/synonym/synonym.events';
import { type SynonymFacts, synonymFold } from '@maru/contracts/shop/synonym/synonym.fold';
import { type SynonymDocument, synonymView } from '@maru/contracts/shop/synonym/synonym.views';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<SynonymDocument>;

/** One document of everything: each search reads it. */
export const synonymProjection: Projection<SynonymEvent, SynonymDocument> = {
  name: synonymView,
  version: 1,
  view: { fields: { position: 'number' }, indexes: [] },
  streams: [synonymStream],
  key: () => synonymView,
  on: handlersOf<SynonymEvent, SynonymFacts, Doc>(
    synonymFold.evolve,
    (doc) => doc ?? synonymFold.initialState,
    ({ groups }) => ({ id: synonymView, groups: groups.map(({ id, words }) => ({ id, words: [...words] })) }),
  ),
};
