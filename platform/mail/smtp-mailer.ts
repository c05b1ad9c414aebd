import { createTransport } from 'nodemailer';
import { MailDeferred, type Mailer, MailRefused, MailServerUnavailable } from './mailer.ts';

/** ms. A mail server that does not answer must not hold whoever sends for minutes, as the library's defaults would. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 };

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` where encryption begins at once. */
  readonly url: string;
  readonly from: string;
}

export const smtpMailer = ({ url, from }: SmtpOptions): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...timeouts });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, person: _person, ...mail }) => {
      // Mail programs and servers keep one of those with the same Message-ID. Out-of-office programs do not answer what
      // is generated.
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const message = {
        ...mail,
        from,
        messageId: `<${id}@${domain}>`,
        headers,
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: async () => transport.close(),
  };
};

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
}

/** Without the address, which mail servers and the library repeat. */
const reasonOf = (error: unknown) => {
  const { code = 'unknown', responseCode = 0 } = error as SmtpError;
  return `${code} ${responseCode}`;
};

/** An answer about the addresses or the message; one about logging in or the connection says nothing about the mail. */
const failureOf = (error: unknown) => {
  const { code, responseCode = 0 } = error as SmtpError;
  const isOwn = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isOwn && responseCode >= 500) return new MailRefused(`the mail server refuses this mail: ${reasonOf(error)}`);
  const Failure = isOwn && responseCode >= 400 ? MailDeferred : MailServerUnavailable;
  return new Failure(`the mail server has not taken this mail: ${reasonOf(error)}`);
};
