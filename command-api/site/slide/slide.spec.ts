import type { Actor } from '@maru/contracts/kernel/actor';
import { slideExamples } from '@maru/contracts/site/slide/slide.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { slideAggregate } from './slide.aggregate.ts';

export const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
export const { SlideAdded: added, SlideEdited: edited, SlideMoved: moved, SlideRemoved: removed } = slideExamples;
export const { id } = added.data;
export const slide = decisionsOf(slideAggregate);
