import { type MailDay, mailDayView } from '@maru/contracts/identity/mail/mail.views';
import { type SystemDocument, systemView } from '@maru/contracts/site/workflow/workflow.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { readExisting } from '@maru/platform/view-store/read-existing';

const most = 500;
/** So many refusals of a day may be addresses that people mistyped. */
const fewRefusals = 4;

const waitingReactions = async (views: ViewStore) => {
  const where = { kind: 'reaction', status: 'waiting' };
  const found = await readExisting(() => views.view(systemView).find<SystemDocument>({ where, limit: most }), []);
  const mails = found.filter(({ doc }) => doc.reaction?.workflow === 'mails').length;
  return { mails, others: found.length - mails };
};

const stoppedWorkflows = (views: ViewStore): Promise<number> =>
  readExisting(() => views.view(systemView).count({ where: { kind: 'workflow', status: 'stopped' } }), 0);

/** Mails of today (UTC) that were refused for good, where they are many and more than those that were sent. */
const refusedMails = async (views: ViewStore, now: number): Promise<number> => {
  const today = new Date(now).toISOString().slice(0, 10);
  const day = await readExisting(async () => (await views.view(mailDayView).get<MailDay>(today))?.doc, undefined);
  return day && day.refused > Math.max(fewRefusals, day.sent) ? day.refused : 0;
};

/** What workflows could not do: up to 500 reactions are told apart. */
export const countWork = async (views: ViewStore, now: number) => {
  const { mails, others } = await waitingReactions(views);
  return {
    'set-aside': others,
    'mails-failing': mails + (await refusedMails(views, now)),
    'workflow-stopped': await stoppedWorkflows(views),
  };
};
