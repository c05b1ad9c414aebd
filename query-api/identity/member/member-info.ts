import { userFold, type UserState } from '@maru/contracts/identity/user/user.fold';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import type { MemberInfo, memberQueries } from '@maru/contracts/identity/member/member.routes';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { epochMs } from '@maru/contracts/kernel/fields';
import { evolved } from '@maru/contracts/kernel/fold';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';
import { managedUserOf } from '../user/user-list.ts';

type Recorded = UserEvent & RecordedEvent;
interface Member {
  readonly id: string;
  readonly card: UserCard;
  readonly events: readonly Recorded[];
}

/** A withdrawal takes the memo with it, as it does all that was the member's alone. */
const memoOf = (events: readonly Recorded[]) => {
  const last = events.findLast(({ type }) => type === 'UserMemoSet' || type === 'UserWithdrawn');
  return last?.type === 'UserMemoSet' && last.data.memo !== null
    ? { text: last.data.memo, by: last.meta.actorId, at: epochMs(last.meta.at) }
    : null;
};

const stateOf = (events: readonly Recorded[]): UserState =>
  events.reduce((state, event) => evolved(userFold.evolve, state, event), userFold.initialState);

const nobody = { certified: false, social: [], agreed: [] };

const memberPresentation: Presentation<Member, MemberInfo> = {
  people: ({ events }) => [memoOf(events)?.by ?? []].flat(),
  present: ({ card, events }, person) => {
    const [state, memo] = [stateOf(events), memoOf(events)];
    const { certified, social, agreed } = state.status === 'registered' ? state : nobody;
    return {
      user: managedUserOf(card),
      certified,
      social: social.map(({ provider }) => provider),
      agreed,
      memo: memo && { ...memo, by: person(memo.by).name },
    };
  },
};

/** Read from the log itself: no view holds more of an account than others may see. */
export const memberInfo: QueryHandler<typeof memberQueries.info> = {
  views: ['user'],
  answer: async ({ id }, { engines: { views, events }, present }) => {
    const user = await views.view('user').get<UserCard>(id);
    if (!user) throw new Rejected('not_found');
    const [member] = await present(memberPresentation, [
      { id, card: user.doc, events: await readEvents(events, userStream(id)) },
    ]);
    if (!member) throw new Rejected('not_found');
    return member;
  },
};
