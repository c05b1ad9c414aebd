import type { StreamFold } from '../../kernel/fold.ts';
import type { SlideEvent } from './slide.events.ts';
import type { SlideContent } from './slide.views.ts';

export type SlideFacts = SlideContent | 'missing';

type Fields = Extract<SlideEvent, { type: 'SlideEdited' }>['data'];
const without = ({ id: _id, before: _before, ...fields }: Fields) => fields;

export const slideFold: StreamFold<SlideFacts, SlideEvent> = {
  initialState: 'missing',
  evolve: {
    SlideAdded: (_, { data }) => ({ ...data, alt: data.alt ?? '' }),
    // What was left out is not in the event: nothing is written over by it.
    SlideEdited: (slide, { data }) => (slide === 'missing' ? slide : Object.assign({}, slide, without(data))),
    SlideMoved: (slide, { data: { rank } }) => (slide === 'missing' ? slide : { ...slide, rank }),
    SlideRemoved: () => 'missing',
  },
};
