import { z } from 'zod';
import { isWithin, msToNextTurn } from '../../kernel/period.ts';
import { noticeFields, noticeTone } from './notice.fields.ts';

/** What a notice is, without where it stands in the log. */
export const noticeContent = z.object({ id: z.string(), ...noticeFields });
export type NoticeContent = z.infer<typeof noticeContent>;

export const siteNotice = noticeContent.extend({ revision: z.int() });
export type SiteNotice = z.infer<typeof siteNotice>;

/** As visitors get it: `ends_in` ms after the answer it is no longer shown; null for never. */
export const shownNotice = siteNotice
  .pick({ id: true, text: true, link: true, label: true, tone: true, area: true, revision: true })
  .extend({ ends_in: z.number().nullable() });
export type ShownNotice = z.infer<typeof shownNotice>;

/**
 * What is to be shown now, the most pressing first, and in how many ms that changes by the clock. Spans instead of
 * times: the clock of a visitor may be wrong, and what is to come is nobody's business yet.
 */
export const noticesNow = z.object({ list: z.array(shownNotice), next_in: z.number().nullable() });
export type NoticesNow = z.infer<typeof noticesNow>;

/** Whether visitors see it at that time, in epoch ms. */
export const isNoticeShownAt = (notice: NoticeContent, now: number): boolean => notice.shown && isWithin(notice, now);

const pressing = noticeTone.options.toReversed();
/** The most pressing first, then the newest; ids begin with their time. */
export const byPressing = (a: SiteNotice, b: SiteNotice): number =>
  pressing.indexOf(a.tone) - pressing.indexOf(b.tone) || b.id.localeCompare(a.id);

/** Of all notices what visitors get at that time, in epoch ms. */
export const noticesAt = (notices: readonly SiteNotice[], now: number): NoticesNow => ({
  list: notices
    .filter((notice) => isNoticeShownAt(notice, now))
    .toSorted(byPressing)
    .map(({ id, text, link, label, tone, area, revision, until }) => {
      const ends_in = until === null ? null : Date.parse(until) - now;
      return { id, text, link, label, tone, area, revision, ends_in };
    }),
  next_in: msToNextTurn(
    notices.filter(({ shown }) => shown),
    now,
  ),
});
