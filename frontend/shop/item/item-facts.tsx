import type { ItemKind, ItemTax } from '@maru/contracts/shop/item/item.fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { seoulEnd } from '../../format/seoul-moment.ts';
import { RatingLine, type RatingLineProps } from '../../design/stars.tsx';

const kinds: Readonly<Record<ItemKind, readonly [what: string, how: string]>> = {
  goods: ['배송 상품', '택배로 보내 드려요.'],
  licence: ['디지털 상품', '결제하면 내 계정에 바로 연결돼요.'],
};
const taxes: Readonly<Record<ItemTax, string>> = {
  taxed: '과세 · 부가세가 들어 있어요.',
  free: '면세 · 부가세가 없어요.',
};

interface ItemFactsProps {
  readonly kind: ItemKind;
  readonly tax: ItemTax;
  /** More rows. */
  readonly children?: ReactNode;
}

/** What kind of thing it is, how it arrives, and its tax. */
export const ItemFacts = ({ kind, tax, children }: ItemFactsProps) => {
  const [what, how] = kinds[kind];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        pt: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: '84px 1fr',
        rowGap: 0.75,
        fontSize: 15,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      <dt>종류</dt>
      <dd>{what}</dd>
      <dt>받는 법</dt>
      <dd>{how}</dd>
      <dt>부가세</dt>
      <dd>{taxes[tax]}</dd>
      {children}
    </Box>
  );
};

/** Until when the price is lower. */
export const SaleEnd = ({ until }: { until: string }) => (
  <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
    <time dateTime={until}>{seoulEnd(Date.parse(until))}</time>까지 할인해요.
  </Typography>
);

/** On the page of an item: leads down to what was said. */
export const RatingLink = (props: RatingLineProps) =>
  props.rating === null ? null : (
    <Box
      component={Link}
      to="?tab=review"
      preventScrollReset
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', textUnderlineOffset: '3px' }}
    >
      <RatingLine {...props} />
    </Box>
  );
