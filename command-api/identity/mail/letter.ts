import type { AccountMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { AnyLetter } from '../../mail/written-mail.ts';

/** A mail to be written: to whom and about what. Name and address are looked up when it is sent. */
export interface Letter extends AnyLetter {
  readonly kind: AccountMailKind;
  /** Whose account it is about, or will be; '' for nobody's. */
  readonly userId: string;
  /** Id of the code its link carries. */
  readonly codeId?: string;
  /** Which item of the shop it is about; its name is looked up when it is sent, too. */
  readonly about?: { readonly itemId: string; readonly optionId?: number };
}
