import { join } from 'node:path';
import { type KeptMail, readMails } from '@maru/platform/mail/mail-folder';

/** Mails that a server on this data folder has sent to an address, the oldest first. */
export const mailsTo = async (dataDir: string, email: string): Promise<readonly KeptMail[]> =>
  (await readMails(join(dataDir, 'mail'))).filter(({ to }) => to === email).toReversed();

/** Resolves with that many mails or more, when they are there. */
export const untilMails = async (
  dataDir: string,
  email: string,
  count: number,
  patienceMs = 20_000,
): Promise<readonly KeptMail[]> => {
  for (const startedAt = Date.now(); ;) {
    const mails = await mailsTo(dataDir, email);
    if (mails.length >= count) return mails;
    if (Date.now() - startedAt > patienceMs) throw new Error(`${mails.length} of ${count} mails came`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

/** The address that the button of a mail leads to. */
export const linkIn = ({ text }: Pick<KeptMail, 'text'>): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
