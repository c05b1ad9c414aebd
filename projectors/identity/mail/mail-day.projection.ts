import { type MailEvent, mailStream } from '@maru/contracts/identity/mail/mail.events';
import { type MailDay, mailDayView } from '@maru/contracts/identity/mail/mail.views';
import { ignore } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { EventMeta } from '@maru/contracts/kernel/message';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<MailDay>;

const dayOf = ({ at }: Pick<EventMeta, 'at'>) => at.slice(0, 10);
const begun = (doc: Doc | undefined, meta: EventMeta): Doc =>
  doc ?? { id: dayOf(meta), sent: 0, refused: 0, sent_at: null, refused_at: null };

/** How many mails of each day were sent and refused: one stream holds one mail. */
export const mailDayProjection: Projection<MailEvent, MailDay> = {
  name: mailDayView,
  version: 1,
  view: { fields: {}, indexes: [] },
  streams: [mailStream('')],
  key: ({ meta }) => dayOf(meta),
  on: {
    MailSent: (doc, { meta }) => {
      const day = begun(doc, meta);
      return { ...day, sent: day.sent + 1, sent_at: epochMs(meta.at) };
    },
    MailRefused: (doc, { meta }) => {
      const day = begun(doc, meta);
      return { ...day, refused: day.refused + 1, refused_at: epochMs(meta.at) };
    },
    MailUnaddressed: ignore,
  },
};
