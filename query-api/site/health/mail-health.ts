import { type MailDay, mailDayView } from '@maru/contracts/identity/mail/mail.views';
import type { Health } from '@maru/contracts/site/health/health.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

const dayMs = 24 * 60 * 60 * 1_000;
const week = 7;

const newest = (times: readonly (number | null)[]): number | null =>
  times.reduce((latest, at) => (at !== null && at > (latest ?? 0) ? at : latest), null);

/** What became of mails today and in the last seven days. */
export const mailHealthOf = async (views: ViewStore, now: number): Promise<Omit<Health['mails'], 'waiting'>> => {
  const ids = Array.from({ length: week }, (_, ago) => new Date(now - ago * dayMs).toISOString().slice(0, 10));
  const days = (await views.view(mailDayView).getMany<MailDay>(ids)).map(({ doc }) => doc);
  const today = days.find(({ id }) => id === ids[0]);
  return {
    sent_today: today?.sent ?? 0,
    refused_today: today?.refused ?? 0,
    refused_week: days.reduce((sum, { refused }) => sum + refused, 0),
    sent_at: newest(days.map(({ sent_at }) => sent_at)),
    refused_at: newest(days.map(({ refused_at }) => refused_at)),
  };
};
