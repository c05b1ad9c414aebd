/** `text` and `html` say the same. */
export interface Mail {
  /** A UUID that names this mail for ever: sending it again is recognised by it. */
  readonly id: string;
  /** Whose mail it is, by an id: 1 to 100 of `[A-Za-z0-9_-]`. Nobody receives it. */
  readonly person: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /**
   * Resolves once the mail is on disk or handed on; a repeat is harmless. Throws `MailRefused`, `MailDeferred`,
   * `MailServerUnavailable`.
   */
  send(mail: Mail): Promise<void>;
  /** Destroys what is kept of a person's mails. Absent where nothing is kept: a mail server has handed them on. */
  forget?(person: string): Promise<void>;
  close(): Promise<void>;
}

/** The mail server refuses this mail for good, such as for an address that is not there. Trying again is of no use. */
export class MailRefused extends Error {}

/** The mail server does not take a mail to this address now, such as one whose mailbox is full; to others it may. */
export class MailDeferred extends Error {}

/** The mail server takes no mail at all now: it does not answer, or not to this sender. */
export class MailServerUnavailable extends Error {}
