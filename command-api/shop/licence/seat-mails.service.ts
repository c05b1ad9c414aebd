import { userStream } from '@maru/contracts/identity/user/user.events';
import { userFold } from '@maru/contracts/identity/user/user.fold';
import type { LicenceFacts } from '@maru/contracts/shop/licence/licence.fold';
import { seatMailWords } from '@maru/contracts/shop/licence/seat-mail.words';
import { pagesOf, type WriteLetter } from '../../mail/letter.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { licenceOf } from './licence.aggregate.ts';
import type { SeatSecrets } from './licence-keys.service.ts';
import type { SeatLetter } from './seat-mails.workflow.ts';

interface Parts {
  readonly load: Load;
  readonly seats: Pick<SeatSecrets, 'infoOf'>;
  readonly publicUrl: () => string;
}

interface Addressee {
  readonly person: string;
  /** Empty where the person has no account. */
  readonly userId: string;
  readonly email: string;
  readonly path: string;
}

const accountOf = async (load: Load, userId: string) => {
  const { state } = await load(userFold, userStream(userId));
  return state.status === 'registered' ? { name: state.user.name, email: state.email } : undefined;
};

const inviteeOf = ({ seats }: Parts, invitation: string, { id, offer }: LicenceFacts): Addressee | undefined => {
  if (offer?.invitation !== invitation || offer.email === '') return undefined;
  const path = `/licence/accept?info=${seats.infoOf({ id, invitation })}`;
  return { person: invitation, userId: '', email: offer.email, path };
};

const addresseeOf = async (parts: Parts, { to }: SeatLetter, licence: LicenceFacts): Promise<Addressee | undefined> => {
  if (typeof to === 'object' && 'invitation' in to) return inviteeOf(parts, to.invitation, licence);
  const userId = to === 'owner' ? licence.user_id : to.userId;
  const account = await accountOf(parts.load, userId);
  return account?.email ? { person: userId, userId, email: account.email, path: '/my' } : undefined;
};

export const seatMails =
  (parts: Parts): WriteLetter<SeatLetter> =>
  async (letter) => {
    const licence = await licenceOf(parts.load, letter.seat);
    if (!licence) return { userId: '', mail: undefined };
    const addressee = await addresseeOf(parts, letter, licence);
    if (!addressee) return { userId: '', mail: undefined };
    const about = letter.about === undefined ? undefined : await accountOf(parts.load, letter.about);
    const { person, userId, email: to, path } = addressee;
    const [name, url] = [about?.name ?? '', `${parts.publicUrl()}${path}`];
    const words = seatMailWords[letter.kind]({ licence, name, until: licence.offer?.until ?? 0, url });
    return { userId, mail: { kind: letter.kind, person, to, ...pagesOf(words) } };
  };
