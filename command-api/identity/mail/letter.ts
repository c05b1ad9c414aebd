import type { AccountMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { AnyLetter } from '../../mail/written-mail.ts';

export interface Letter extends AnyLetter {
  readonly kind: AccountMailKind;
  readonly userId: string;
  readonly codeId?: string;
  readonly about?: { readonly itemId: string; readonly optionId?: number };
}
