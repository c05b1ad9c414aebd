import { epochMs } from '@maru/contracts/kernel/fields';
import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { NameCardCommand } from '@maru/contracts/shop/name-card/name-card.commands';
import {
  type NameCardEvent,
  nameCardIdOf,
  nameCardPersonal,
  nameCardStream,
} from '@maru/contracts/shop/name-card/name-card.events';
import { nameCardTexts } from '@maru/contracts/shop/name-card/name-card.fields';
import { type NameCardFacts, nameCardFold } from '@maru/contracts/shop/name-card/name-card.fold';
import { nameCardPolicies, type NameCardSubject } from '@maru/contracts/shop/name-card/name-card.policies';
import { mayBeEdited, mayBePrinted, printedLinesOf } from '@maru/contracts/shop/name-card/name-card.rules';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { orderAggregate } from '../order/order.aggregate.ts';

type State = NameCardFacts | undefined;
type Decide = Deciders<NameCardCommand, State, NameCardEvent>;

const refused = () => new Rejected('name_card_step_refused');
/** Policies have seen to it that there is one. */
const cardOf = (state: State): NameCardFacts => {
  if (!state) throw new Rejected('name_card_not_found');
  return state;
};
/** What was seen is what is answered: another proof may have come meanwhile. */
const proofedCard = (state: State, version: number): NameCardFacts => {
  const card = cardOf(state);
  if (card.status !== 'proofed' || card.version !== version) throw refused();
  return card;
};
const isOwnPicture = (image: string | null, userId: string) =>
  image === null || image.startsWith(`/api/file/namecard/${userId}/`);
const ofCard = ({ id, user_id }: NameCardFacts) => ({ id, user_id });

const decide: Decide = {
  SubmitNameCard: (state, { data }, { actor }) => {
    if (!mayBeEdited(state)) throw refused();
    if (!isOwnPicture(data.logo, actor.id)) throw new Rejected('invalid_input');
    const isSame = state?.logo === data.logo && nameCardTexts.every((name) => state[name] === data[name]);
    if (isSame && state.status === 'requested') return [];
    return [{ type: 'NameCardSubmitted', data: { ...data, id: nameCardIdOf(data), user_id: actor.id } }];
  },
  UploadProof: (state, { data: { proof } }) => {
    const card = cardOf(state);
    if (!mayBeEdited(card)) throw refused();
    if (!isOwnPicture(proof, card.user_id)) throw new Rejected('invalid_input');
    return [{ type: 'ProofUploaded', data: { ...ofCard(card), proof, version: card.version + 1 } }];
  },
  ApproveProof: (state, { data: { version } }) => [
    { type: 'ProofApproved', data: { ...ofCard(proofedCard(state, version)), version } },
  ],
  RejectProof: (state, { data: { version, reason, note } }) => [
    { type: 'ProofRejected', data: { ...ofCard(proofedCard(state, version)), version, reason, note } },
  ],
  /** A repeat, or one that comes too early, reminds nobody. */
  RemindOfProof: (state, { data: { version } }, { at }) => {
    if (!state || state.version !== version || (state.due_at ?? Infinity) > epochMs(at)) return [];
    return [{ type: 'ProofReminded', data: { ...ofCard(state), version, count: state.reminders + 1 } }];
  },
  PrintNameCard: (state) => {
    const card = cardOf(state);
    if (card.status === 'printed') return [];
    if (!mayBePrinted(card)) throw refused();
    return [{ type: 'NameCardPrinted', data: ofCard(card) }];
  },
};

const subjectOf = async ({ data }: NameCardCommand, state: State, load: Load): Promise<NameCardSubject> => {
  const { state: order } = await load(orderAggregate, orderStream(data.order_id));
  const isPrinted = order !== undefined && printedLinesOf(order.lines).some(({ no }) => no === data.no);
  return {
    buyer: isPrinted ? (order.user_id ?? undefined) : undefined,
    paid: order?.method !== null,
    card: state !== undefined,
  };
};

/** What its buyer, and the desk, see of it. */
export const shownNameCard = ({ user_id: _, ...card }: NameCardFacts) => card;

export const nameCardAggregate: Aggregate<NameCardCommand, State, NameCardEvent, NameCardSubject> = {
  name: 'site.namecard',
  ...nameCardFold,
  stream: ({ data }) => nameCardStream(nameCardIdOf(data)),
  personal: nameCardPersonal,
  decide,
  policies: nameCardPolicies,
  subject: (command, state, _actor, load) => subjectOf(command, state, load),
  answer: (state, { data }) => ({ body: state ? shownNameCard(state) : { id: nameCardIdOf(data) } }),
};
