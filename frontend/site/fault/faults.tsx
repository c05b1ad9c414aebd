import type { FaultyEvent, KeyOfPerson } from '@maru/contracts/site/fault/fault.views';
import Typography from '@mui/material/Typography';
import { RelativeTime } from '../../design/relative-time.tsx';
import { RowsCard } from '../../design/rows-card.tsx';
import { number } from '../../format/number.ts';
import { thingOf } from '../workflow/thing.public.ts';
import type { FaultList } from './fault.api.ts';
import { FaultRow } from './fault-row.tsx';
import { mend, placeText, purposeNames } from './fault-words.ts';
import { ParkedViewRow } from './parked-view-row.tsx';

export const isWithoutFault = ({ views, damaged, foreign, keys }: FaultList): boolean =>
  views.length + damaged.total + foreign.total + keys.total === 0;

const EventRow = ({ event }: { readonly event: FaultyEvent }) => (
  <FaultRow title={thingOf(event).label} place={placeText(event)} />
);

const KeyRow = ({ person, name, purpose, since }: KeyOfPerson) => (
  <FaultRow title={name ?? person} place={`keys/${purpose}/${person}`}>
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {purposeNames[purpose]} · <RelativeTime at={since} />
      {'에 찾았어요'}
    </Typography>
  </FaultRow>
);

interface ListOf<T> {
  readonly list: readonly T[];
  readonly total: number;
}
/** A list names the first ones; `rest` says where the operator finds all. */
const cardOf = <T,>({ list, total }: ListOf<T>, text: string, rest: string) => ({
  count: `${number(total)}건`,
  text: total > list.length ? `${text} 여기에는 ${number(list.length)}건만 보여요. ${rest}` : text,
});
const byVerify = '모두 보려면 npm run verify를 실행해 주세요.';

/** What stands still or cannot be read, and what somebody does about it. */
export const Faults = ({ views, damaged, foreign, keys }: FaultList) => (
  <>
    <RowsCard
      label="멈춘 화면 자료"
      count={`${number(views.reduce((sum, { documents }) => sum + documents, 0))}건`}
      text="기록 하나를 반영하지 못한 자료만 그 앞의 모습으로 멈춰 있어요. 다른 자료는 이어서 바뀌어요."
    >
      {views.map((view) => (
        <ParkedViewRow key={view.view} {...view} />
      ))}
    </RowsCard>
    <RowsCard
      label="손상된 기록"
      {...cardOf(damaged, '읽을 수 없게 된 기록이에요. 되돌릴 때까지 그 대상은 변경할 수 없어요.', byVerify)}
      todo={`${mend} 되돌린 뒤 ‘화면 자료’에서 손상된 기록 자료를 다시 만들어 주세요.`}
    >
      {damaged.list.map((event) => (
        <EventRow key={event.position} event={event} />
      ))}
    </RowsCard>
    <RowsCard
      label="손상된 키"
      {...cardOf(
        keys,
        '이 사람의 이름, 주소, 전화번호를 읽을 수 없어 비어 보일 수 있어요. 다른 사람은 그대로예요.',
        '나머지는 서버 로그(a key is damaged)에서 볼 수 있어요.',
      )}
      todo="백업에서 이 키를 되돌리고, 서버(projectors)를 멈춘 뒤 npm run rebuild -- all을 실행해 주세요."
    >
      {keys.list.map((key) => (
        <KeyRow key={`${key.purpose} ${key.person}`} {...key} />
      ))}
    </RowsCard>
    <RowsCard
      label="다른 곳에서 쓴 기록"
      {...cardOf(foreign, '설계마루가 남기지 않은 기록이라 화면과 처리에서 뺐어요.', byVerify)}
      todo="누가 기록에 직접 쓰는지 찾아 막아 주세요. 아무도 쓰지 않았다면 손상된 기록일 수 있으니 백업과 견주어 보세요."
    >
      {foreign.list.map((event) => (
        <EventRow key={event.position} event={event} />
      ))}
    </RowsCard>
  </>
);
