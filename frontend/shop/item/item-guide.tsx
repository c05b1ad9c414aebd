import type { Item } from '@maru/contracts/shop/item/item.cards';
import { noticeRows } from '@maru/contracts/shop/item/item.notice';
import { withdrawalParagraphs } from '@maru/contracts/shop/law/withdrawal.words';
import type { BusinessInfo } from '@maru/contracts/site/config/config.fields';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { formatBusinessNumber } from '../../format/business-number.ts';
import { won } from '../../format/number.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { type ShopTerms, useShopTermsQuery } from './shop-terms.api.ts';

type Rows = readonly (readonly [name: string, text: string])[];

const tableLook = {
  m: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  fontSize: 15,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& dt': { p: 1.5, color: 'text.secondary', bgcolor: 'action.hover', wordBreak: 'keep-all' },
  '& dd': { m: 0, p: 1.5, overflowWrap: 'anywhere' },
} as const;

const Table = ({ rows }: { rows: Rows }) => (
  <Box component="dl" sx={tableLook}>
    {rows.map(([name, text]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Box>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 4 } }}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 1.5, fontSize: 18, fontWeight: 700 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
};

const returnRows = ({ notice }: Item, { returns, business }: ShopTerms): Rows => {
  const address = [notice?.return_address, returns.address, business?.address].find(Boolean);
  return [
    ['반품 배송비', `편도 ${won(returns.return_fee)} (단순 변심일 때)`],
    ['교환 배송비', `왕복 ${won(returns.exchange_fee)} (단순 변심일 때)`],
    ['상품에 문제가 있을 때', '배송비는 판매자가 부담해요.'],
    ...(address ? [['반품지', address] as const] : []),
  ];
};

const sellerRows = (business: BusinessInfo): Rows => [
  ['상호, 대표자', `${business.name}, ${business.owner}`],
  ['사업자등록번호', formatBusinessNumber(business.registration_number)],
  ...(business.mail_order_number ? [['통신판매업 신고번호', business.mail_order_number] as const] : []),
  ['주소', business.address],
  ['연락처', `${business.phone}, ${business.email}`],
];

const Words = ({ lines }: { lines: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, fontSize: 15, '& li + li': { mt: 0.75 } }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);

/** What the law wants a buyer to know before buying: of the thing, of giving it back, of who sells it. */
export const ItemGuide = ({ item }: { item: Item }) => {
  const { notice, kind } = item;
  const excepted = { licence: kind === 'licence', madeToOrder: notice?.made_to_order ?? false };
  return (
    <Box sx={{ pt: { xs: 3, sm: 4 }, maxWidth: 720, mx: 'auto' }}>
      {notice ? (
        <Section title="상품정보제공고시">
          <Table rows={noticeRows(notice)} />
        </Section>
      ) : null}
      <Answered answer={useShopTermsQuery()} bones={<SkeletonRows rows={4} />}>
        {(config) => (
          <>
            <Section title="교환·반품 안내">
              {kind === 'goods' ? <Table rows={returnRows(item, config)} /> : null}
              <Words lines={withdrawalParagraphs(excepted)} />
            </Section>
            {config.business ? (
              <Section title="판매자 정보">
                <Table rows={sellerRows(config.business)} />
              </Section>
            ) : null}
          </>
        )}
      </Answered>
    </Box>
  );
};
