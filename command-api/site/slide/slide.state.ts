import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { SlideCommand } from '@maru/contracts/site/slide/slide.commands';
import type { SlideEvent } from '@maru/contracts/site/slide/slide.events';
import { inOrder } from '@maru/contracts/site/slide/slide.fields';
import type { SlideFacts } from '@maru/contracts/site/slide/slide.fold';
import type { SlideContent } from '@maru/contracts/site/slide/slide.views';

export type SlideDecider<T extends SlideCommand['type']> = Deciders<SlideCommand, SlideFacts, SlideEvent>[T];

/** Nothing happens to a slide that is not there. */
export const slideThere = (slide: SlideFacts): SlideContent => {
  if (slide === 'missing') throw new Rejected('not_found');
  return slide;
};

/** It ends after it begins. */
export const mustBeInOrder = (period: Pick<SlideContent, 'from' | 'until'>) => {
  if (!inOrder(period))
    throw new Rejected('invalid_input', {
      errors: [{ path: 'until', message: '끝나는 때를 시작하는 때보다 뒤로 정해 주세요.' }],
    });
};
