import { arrivalOf } from '@maru/contracts/shop/item/item.delivery';
import { dateOf, type SeoulDay, weekdayOf } from '@maru/contracts/kernel/seoul-days';
import type { ItemShipping } from '@maru/contracts/shop/item/item.terms';
import { bundleOf, type ParcelRates } from '@maru/contracts/site/config/shipping-bundles';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import type { DeliveryTerms } from '@maru/contracts/site/config/selling-terms';
import { won } from '../../format/number.ts';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;
const inWords = (day: SeoulDay): string => {
  const { month, day: dayOfMonth } = dateOf(day);
  return `${month}월 ${dayOfMonth}일(${weekdays[weekdayOf(day)] ?? ''})`;
};

/** `11월 25일(수) ~ 11월 26일(목) 도착 예정`, of what is ordered now, in epoch ms. */
export const arrivalWords = (terms: DeliveryTerms, now: number): string => {
  const { from, until } = arrivalOf(terms, now);
  return `${from === until ? inWords(from) : `${inWords(from)} ~ ${inWords(until)}`} 도착 예정`;
};

const ratesInWords = ({ fee, free_from }: ParcelRates) =>
  fee === 0 ? '무료 배송' : `${won(fee)} · ${won(free_from)} 이상 무료`;

/** What sending an item costs, in a line. */
export const shippingWords = (
  shipping: ItemShipping,
  { shipping: usual, bundles }: Pick<SiteConfig, 'shipping' | 'bundles'>,
): string => {
  if (shipping.kind === 'free') return '무료 배송';
  if (shipping.kind === 'alone') return `${ratesInWords(usual)} · 다른 상품과 따로 보내요`;
  if (shipping.kind === 'bundle') {
    const bundle = bundleOf(shipping.bundle, bundles);
    return bundle ? `${ratesInWords(bundle)} · ‘${bundle.name}’ 상품끼리 묶어 보내요` : ratesInWords(usual);
  }
  const own = shipping.fee === 0 ? '무료 배송' : won(shipping.fee);
  return shipping.each === null || shipping.fee === 0 ? own : `${own} · ${shipping.each}개마다`;
};
