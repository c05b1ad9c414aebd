import { defaultSender } from '@maru/contracts/kernel/site.words';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { BadEnvironment } from '../env/read-variable.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { EngineEnv, Keep } from './engines.ts';

export const mailFolderOf = (dataDir: string) => join(dataDir, 'mail');

/** A mail server where the environment names one, else a folder. Throws `BadEnvironment` without a sender. */
export const openMail = async (
  { dataDir, smtpUrl, mailFrom }: EngineEnv,
  clock: Clock,
  keep: Keep,
): Promise<Mailer> => {
  if (smtpUrl === undefined)
    return keep(
      (await import('../mail/mail-folder.ts')).mailFolder(mailFolderOf(dataDir), {
        from: mailFrom ?? defaultSender,
        now: clock.now,
      }),
    );
  if (mailFrom === undefined)
    throw new BadEnvironment('MAIL_FROM must be set beside SMTP_URL: the address mails come from');
  return keep((await import('../mail/smtp-mailer.ts')).smtpMailer({ url: smtpUrl, from: mailFrom }));
};
