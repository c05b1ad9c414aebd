import type { Deciders } from '@maru/contracts/kernel/decider';
import type { SlideCommand } from '@maru/contracts/site/slide/slide.commands';
import { type SlideEvent, slideStream } from '@maru/contracts/site/slide/slide.events';
import { type SlideFacts, slideFold } from '@maru/contracts/site/slide/slide.fold';
import { slidePolicies, type SlideSubject } from '@maru/contracts/site/slide/slide.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { addSlide, editSlide, moveSlide, removeSlide } from './write-slide.ts';

const decide: Deciders<SlideCommand, SlideFacts, SlideEvent> = {
  AddSlide: addSlide,
  EditSlide: editSlide,
  MoveSlide: moveSlide,
  RemoveSlide: removeSlide,
};

export const slideAggregate: Aggregate<SlideCommand, SlideFacts, SlideEvent, SlideSubject> = {
  ...slideFold,
  name: 'site.slide',
  stream: ({ data }) => slideStream(data.id),
  decide,
  policies: slidePolicies,
  subject: (_command, slide) => ({ slide: slide === 'missing' ? slide : 'there' }),
  answer: (slide, { data }) => ({ body: slide === 'missing' ? { id: data.id } : slide }),
};
