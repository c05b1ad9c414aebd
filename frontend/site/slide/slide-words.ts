import { isShownAt, type Slide } from '@maru/contracts/site/slide/slide.views';
import { fullDate } from '../../format/format.ts';
import type { Tone } from '../../design/tokens.ts';

export const standingOf = (slide: Slide, now: number): { readonly label: string; readonly tone: Tone } => {
  if (!slide.shown) return { label: '숨김', tone: 'grey' };
  if (isShownAt(slide, now)) return { label: '보이는 중', tone: 'green' };
  return slide.until !== null && Date.parse(slide.until) <= now
    ? { label: '끝남', tone: 'grey' }
    : { label: '예정', tone: 'amber' };
};

/** From when until when; nothing where it is always. */
export const periodOf = ({ from, until }: Pick<Slide, 'from' | 'until'>): string => {
  if (from === null && until === null) return '';
  return [from && fullDate(Date.parse(from)), until && fullDate(Date.parse(until))]
    .map((part) => part ?? '')
    .join(' ~ ')
    .trim();
};
