import { z } from 'zod';
import { isWithin } from '../../kernel/period.ts';
import { rank, slideFields } from './slide.fields.ts';

/** What a slide is, without where it stands in the log. */
export const slideContent = z.object({ id: z.string(), ...slideFields, rank });
export type SlideContent = z.infer<typeof slideContent>;

export const slide = slideContent.extend({ revision: z.int() });
export type Slide = z.infer<typeof slide>;

export const shownSlide = slideContent.pick({ id: true, title: true, text: true, image: true, alt: true, link: true });
export type ShownSlide = z.infer<typeof shownSlide>;

/** Whether visitors see it at that time, in epoch ms. */
export const isShownAt = (slide: Pick<SlideContent, 'shown' | 'from' | 'until'>, now: number): boolean =>
  slide.shown && isWithin(slide, now);
