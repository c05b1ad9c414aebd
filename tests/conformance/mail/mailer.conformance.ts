import type { Mail, Mailer } from '@maru/platform/mail/mailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { from, newMail } from './sample-mail.ts';

interface Arrived extends Omit<Mail, 'id' | 'person'> {
  readonly from: string;
  /** Names the mail for whoever receives it. */
  readonly name: string;
}

export interface MailGround {
  readonly mailer: Mailer;
  /** What was sent, each name once: who receives keeps one of those with the same. */
  arrived(): Promise<readonly Arrived[]>;
  close(): Promise<void>;
}

/** What every engine that sends mail does. */
export const mailerConformance = (name: string, open: () => Promise<MailGround>) =>
  describe(`${name} as a mailer`, () => {
    let ground: MailGround;
    beforeEach(async () => {
      ground = await open();
    });
    afterEach(() => ground.close());

    it('sends a mail as it is, in Korean', async () => {
      const mail = newMail();
      await ground.mailer.send(mail);
      const [{ name: given, ...arrived } = { name: '' }, ...more] = await ground.arrived();
      expect(more).toEqual([]);
      expect(given).toContain(mail.id);
      expect(arrived).toEqual({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
    });

    it('sends one mail however often it is told to', async () => {
      const mail = newMail();
      await ground.mailer.send(mail);
      await Promise.all([ground.mailer.send(mail), ground.mailer.send(mail)]);
      expect(await ground.arrived()).toHaveLength(1);
    });

    it('sends many at once', async () => {
      const mails = Array.from({ length: 20 }, (_, at) => newMail({ to: `person-${at}@example.com` }));
      await Promise.all(mails.map((mail) => ground.mailer.send(mail)));
      expect((await ground.arrived()).map(({ to }) => to).toSorted()).toEqual(mails.map(({ to }) => to).toSorted());
    });

    it('does not let a subject begin another header', async () => {
      await ground.mailer.send(newMail({ subject: 'a\r\nBcc: other@example.com' }));
      expect((await ground.arrived()).map(({ to }) => to)).toEqual(['haneul@example.com']);
    });
  });
