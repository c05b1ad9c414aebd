import { isWithin, type Period } from '@maru/contracts/kernel/period';
import type { Tone } from './tokens.ts';
import { fullDate } from '../format/seoul-moment.ts';

/** How something that is shown for a while stands at that time, in epoch ms. */
export const standingOf = (
  thing: Period & { readonly shown: boolean },
  now: number,
): { readonly label: string; readonly tone: Tone } => {
  if (!thing.shown) return { label: '숨김', tone: 'grey' };
  if (isWithin(thing, now)) return { label: '보이는 중', tone: 'green' };
  return thing.until && Date.parse(thing.until) <= now
    ? { label: '끝남', tone: 'grey' }
    : { label: '예정', tone: 'amber' };
};

/** From when until when; nothing where it is always. */
export const periodText = ({ from, until }: Period): string =>
  from || until
    ? [from, until]
        .map((at) => (at ? fullDate(Date.parse(at)) : ''))
        .join(' ~ ')
        .trim()
    : '';
