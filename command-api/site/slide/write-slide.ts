import type { Deciders } from '@maru/contracts/kernel/decider';
import { endsTooEarly, inOrder } from '@maru/contracts/kernel/period';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { SlideCommand } from '@maru/contracts/site/slide/slide.commands';
import type { SlideEvent } from '@maru/contracts/site/slide/slide.events';
import type { SlideFacts } from '@maru/contracts/site/slide/slide.fold';
import type { SlideContent } from '@maru/contracts/site/slide/slide.views';

export type SlideDecider<T extends SlideCommand['type']> = Deciders<SlideCommand, SlideFacts, SlideEvent>[T];

export const existingSlide = (slide: SlideFacts): SlideContent => {
  if (slide === 'missing') throw new Rejected('not_found');
  return slide;
};

export const mustBeInOrder = (period: Pick<SlideContent, 'from' | 'until'>) => {
  if (!inOrder(period)) throw new Rejected('invalid_input', { errors: [{ path: 'until', message: endsTooEarly }] });
};

/** Ranks of new slides are times, so it stands behind those there are. */
export const addSlide: SlideDecider<'AddSlide'> = (slide, { data }, { at }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (slide !== 'missing') throw new Rejected('key_reused');
  mustBeInOrder(data);
  return [{ type: 'SlideAdded', data: { ...data, rank: Date.parse(at) } }];
};

const fields = ['title', 'text', 'image', 'alt', 'link', 'from', 'until', 'shown'] as const;

export const editSlide: SlideDecider<'EditSlide'> = (state, { data }) => {
  const slide = existingSlide(state);
  const changed = fields.filter((field) => data[field] !== undefined && data[field] !== slide[field]);
  mustBeInOrder({
    from: data.from === undefined ? slide.from : data.from,
    until: data.until === undefined ? slide.until : data.until,
  });
  const partOf = (from: Partial<SlideContent>) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const edited = { id: slide.id, ...partOf(data as Partial<SlideContent>), before: partOf(slide) };
  return changed.length === 0 ? [] : [{ type: 'SlideEdited', data: edited }];
};

export const moveSlide: SlideDecider<'MoveSlide'> = (state, { data: { rank } }) => {
  const { id, rank: before } = existingSlide(state);
  return rank === before ? [] : [{ type: 'SlideMoved', data: { id, rank, before } }];
};

export const removeSlide: SlideDecider<'RemoveSlide'> = (state) => [
  { type: 'SlideRemoved', data: { id: existingSlide(state).id } },
];
