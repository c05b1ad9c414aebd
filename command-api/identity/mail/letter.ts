import type { MailKind } from '@maru/contracts/identity/mail/mail.events';

/** A mail to be written: to whom and about what. Name and address are looked up when it is sent. */
export interface Letter {
  readonly kind: MailKind;
  readonly userId: string;
  /** The mail code its link carries. */
  readonly codeId?: string;
  /** ISO: from then on it says nothing new and is not sent. */
  readonly until: string;
}
