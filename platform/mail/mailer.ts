/** One mail to one person. `text` and `html` say the same. */
export interface Mail {
  /** A UUID that names this mail for ever: sending it again is recognised by it. */
  readonly id: string;
  /** An e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole document. */
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Resolves once the mail is on disk or a mail server has taken it over. The same id again is harmless: a folder keeps one, and mail
   * servers get the same `Message-ID`. Throws `MailRefused` for a mail that will never be taken, and other errors for what may pass.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The mail server refuses this mail for good, such as for an address that is not there. Trying again is of no use. */
export class MailRefused extends Error {}
