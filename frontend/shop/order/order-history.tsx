import { declineReasons } from '@maru/contracts/shop/order/claim.fields';
import { allowanceNames } from '@maru/contracts/shop/order/order-allowance.words';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import { fullDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { happened, namesOf, reasonOf } from './order-words.ts';

type Moment = Order['timeline'][number];

const wheres: Readonly<Record<NonNullable<Moment['back_to']>, string>> = {
  stock: '돌아온 상품은 재고로',
  writeOff: '돌아온 상품은 폐기',
};
const allowanceText = (lines: Order['lines'], allowance: Moment['allowance']) =>
  allowance
    ? allowanceNames(lines, allowance)
        .map(([name, amount]) => `${name} ${won(amount)}`)
        .join(', ')
    : '';
const detailOf = ({ parts = [], reason, answer, refund, back_to, allowance }: Moment, lines: Order['lines']) =>
  [
    namesOf(lines, parts),
    allowanceText(lines, allowance),
    reason && reasonOf(reason),
    answer && declineReasons[answer],
    refund ? `${won(refund)} 환불` : '',
    back_to && wheres[back_to],
  ]
    .filter((part) => part)
    .join(' · ');

/** Everything that happened to an order, the newest first. */
export const OrderHistory = ({
  order: { timeline, lines, terms },
  byOf = () => '',
}: {
  readonly order: Pick<Order, 'timeline' | 'lines' | 'terms'>;
  /** Who took the step of that time, where whoever looks may know. */
  readonly byOf?: (at: number) => string;
}) => (
  <Box component="ol" aria-label="주문 기록" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
    {timeline.toReversed().map((moment, index) => (
      <Box
        key={index}
        component="li"
        sx={{ display: 'grid', gridTemplateColumns: '12px 1fr', columnGap: 1.5, alignItems: 'baseline' }}
      >
        <Box
          aria-hidden
          sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: index === 0 ? 'primary.main' : 'surface.outline' }}
        />
        <Box sx={{ fontSize: 15 }}>
          <Box component="span" sx={{ fontWeight: index === 0 ? 700 : 500 }}>
            {happened({ lines, terms }, moment.action)}
          </Box>
          {detailOf(moment, lines) ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>{` (${detailOf(moment, lines)})`}</Box>
          ) : null}
          <Box
            component="time"
            dateTime={new Date(moment.at).toISOString()}
            sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}
          >
            {[fullDate(moment.at), byOf(moment.at)].filter((part) => part !== '').join(' · ')}
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);
