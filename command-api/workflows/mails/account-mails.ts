import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { KeyedHash } from '@maru/platform/env/secrets';
import { addresseeOf } from '../../identity/mail/addressee.service.ts';
import type { Letter } from '../../identity/mail/letter.ts';
import { writeMail } from '../../identity/mail/write-mail.ts';
import type { MailCodes } from '../../identity/mail-code/mail-codes.service.ts';
import type { WriteLetter } from '../../mail/written-mail.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';

export interface AccountMailParts {
  readonly load: Load;
  /** Of a lower-cased e-mail address. */
  readonly emailHash: KeyedHash;
  readonly codes: Pick<MailCodes, 'infoOf'>;
  /** Origin that people open; asked for with each mail, since the port may not be known before. */
  readonly publicUrl: () => string;
}

/** Mails of accounts and the shop meet here, because contexts do not know each other. */
const nameOf = async (load: Load, { itemId, optionId }: NonNullable<Letter['about']>): Promise<string> => {
  const { state } = await load(itemAggregate, itemStream(itemId));
  if (state.status === 'missing') return '';
  const option = state.item.options.find(({ id }) => id === optionId);
  return option ? `${state.item.name} (${option.name})` : state.item.name;
};

/** Writes to whom an account belongs, or will. */
export const accountMails =
  ({ load, emailHash, codes, publicUrl }: AccountMailParts): WriteLetter<Letter> =>
  async (letter) => {
    const addressee = await addresseeOf({ load, emailHash }, letter);
    if (!addressee) return { userId: letter.userId, mail: undefined };
    const { kind, userId, name, email } = addressee;
    const info = letter.codeId === undefined ? '' : codes.infoOf(letter.codeId);
    const item = letter.about && { item: { id: letter.about.itemId, name: await nameOf(load, letter.about) } };
    return {
      userId,
      mail: { kind, person: userId, to: email, ...writeMail(kind, name, { publicUrl: publicUrl(), info, ...item }) },
    };
  };
