import type { Setting } from '@maru/platform/service/service';
import { mailFolderOf } from '@maru/platform/engines/mail-engine';

/** Where no mail server is named mails become files, which the log of events takes for sent: whoever runs it is told. */
export const reportMailOutlet = (
  { env, log, metrics }: Pick<Setting, 'env' | 'log' | 'metrics'>,
  mode = process.env['NODE_ENV'],
): void => {
  const isNobodySent = env.smtpUrl === undefined;
  metrics
    .gauge('maru_mails_sent_to_nobody', '1 where no mail server is named, so that mails are files and reach nobody')
    .set(isNobodySent ? 1 : 0);
  if (!isNobodySent || mode !== 'production') return;
  const folder = mailFolderOf(env.dataDir);
  log.warn({ folder }, 'no mail server is named (SMTP_URL): mails become files and are sent to nobody');
};
