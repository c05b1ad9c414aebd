import { withdrawalDays } from '@maru/contracts/shop/law/withdrawal';
import type { Item } from '@maru/contracts/shop/item/item.cards';
import { Fragment, useState } from 'react';
import { won } from '../../format/number.ts';
import { arrivalWords, shippingWords } from './delivery-words.public.ts';
import { type ShopTerms, useShopTermsQuery } from './shop-terms.api.ts';

type Facts = readonly (readonly [label: string, text: string])[];

const deliveryFacts = ({ terms }: Item, { delivery, returns, ...sending }: ShopTerms, now: number): Facts => [
  ['배송비', shippingWords(terms.shipping, sending)],
  ['제주·도서', `상자마다 ${won(sending.shipping.island_fee)}부터 더해져요. 주문할 때 우편번호로 알려 드려요.`],
  ['도착', arrivalWords(delivery, now)],
  ...(delivery.pickup === '' ? [] : [['픽업', `${delivery.pickup} · 배송비가 없어요.`] as const]),
  [
    '교환·반품',
    `받은 뒤 ${withdrawalDays}일 안에 신청할 수 있어요. 단순 변심은 반품 ${won(returns.return_fee)}, 교환 ${won(returns.exchange_fee)}이 들어요.`,
  ],
];

/** What it costs to get it, when it comes, and what sending it back costs; rows of a list of facts. */
export const ItemDelivery = ({ item }: { readonly item: Item }) => {
  const { data } = useShopTermsQuery();
  const [now] = useState(Date.now);
  if (!data || item.kind !== 'goods') return null;
  return deliveryFacts(item, data, now).map(([label, text]) => (
    <Fragment key={label}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </Fragment>
  ));
};
