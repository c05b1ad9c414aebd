import type { MailWords } from '../../kernel/site.words.ts';
import type { BusinessInfo, ReturnTerms } from '../../site/config/config.fields.ts';
import { withdrawalParagraphs } from '../law/withdrawal.words.ts';
import { linesWanting } from './order.consents.ts';
import type { OrderedLine } from './order.fields.ts';

type Facts = NonNullable<MailWords['facts']>;

/** What the site said when the mail was written; `business` is null until somebody has written it down. */
export interface ShopSaid {
  readonly business: BusinessInfo | null;
  readonly returns: ReturnTerms;
}
/** As much of an order as its terms take. */
interface Ordered {
  readonly lines: readonly Pick<OrderedLine, 'kind' | 'made_to_order'>[];
}

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
const registered = (digits: string) => digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');

const termsFacts = ({ lines }: Ordered, { business, returns }: ShopSaid): Facts => {
  const address = returns.address || business?.address;
  const sent: Facts = [
    ['반품 배송비', `${won(returns.return_fee)} (단순 변심, 편도)`],
    ['교환 배송비', `${won(returns.exchange_fee)} (단순 변심, 왕복)`],
    ...(address ? ([['반품지', address]] as const) : []),
  ];
  const seller: Facts = business
    ? [
        ['판매자', `${business.name} (대표 ${business.owner})`],
        ['사업자등록번호', registered(business.registration_number)],
        ...(business.mail_order_number ? ([['통신판매업 신고번호', business.mail_order_number]] as const) : []),
        ['사업장 주소', business.address],
        ['문의', `${business.phone}, ${business.email}`],
      ]
    : [];
  return [...(lines.some(({ kind }) => kind === 'goods') ? sent : []), ...seller];
};

const exceptedIn = (lines: Ordered['lines']) => ({
  licence: linesWanting('licence', lines).length > 0,
  madeToOrder: linesWanting('madeToOrder', lines).length > 0,
});

/**
 * The mail of a paid order, with how it can be given back, what that costs, and who sold it, as 전자상거래법 제13조 제2항
 * wants a buyer to have it in writing.
 */
export const withOrderTerms = (words: MailWords, { lines }: Ordered, said: ShopSaid): MailWords => ({
  ...words,
  paragraphs: [...words.paragraphs, ...withdrawalParagraphs(exceptedIn(lines))],
  facts: [...(words.facts ?? []), ...termsFacts({ lines }, said)],
});
