import type { ItemRow } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { number, won } from '../../../format/number.ts';
import { ItemPicture } from '../item-picture.public.tsx';
import type { ItemState } from '@maru/contracts/shop/item/item.fields';
import { ToneChip } from '../../../design/tone-chip.tsx';
import { stateLabels } from './item-admin-filter.ts';

const tones = { onSale: 'green', soldOut: 'amber', hidden: 'grey' } as const;

interface ItemStateChipProps {
  readonly state: ItemState;
  /** How many are left; null where it does not run out. */
  readonly available: number | null;
}

/** As buyers see it: what is on sale without stock is sold out. */
const ItemStateChip = ({ state, available }: ItemStateChipProps) => {
  const shown = state === 'onSale' && available === 0 ? 'soldOut' : state;
  return <ToneChip tone={tones[shown]} label={stateLabels[shown]} size="small" />;
};

/** One line for each item; on a phone what counts stands under its name. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '48px minmax(0, 1fr) auto', md: '48px minmax(0, 1fr) 140px 96px 96px 88px' },
  columnGap: 2,
  alignItems: 'center',
  px: { xs: 2, sm: 3 },
} as const;
const onWide = { display: { xs: 'none', md: 'block' } } as const;
const right = { ...onWide, textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const leftOf = (available: number | null) => (available === null ? '제한 없음' : `${number(available)}개`);
const priceOf = ({ price, several }: ItemRow) => `${won(price)}${several ? '~' : ''}`;

const Row = ({ item }: { item: ItemRow }) => (
  <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
    <Box
      component={Link}
      to={`/adm/item/${item.id}`}
      sx={{
        ...columns,
        minHeight: 76,
        py: 1,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'surface.sunken' },
      }}
    >
      <ItemPicture image={item.image} alt="" />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, ...cut }}>{item.name}</Box>
        <Box sx={{ fontSize: 14, color: 'text.secondary', ...cut }}>
          {item.category}
          <Box component="span" sx={{ display: { md: 'none' } }}>
            {' · '}
            {priceOf(item)} · 재고 {leftOf(item.available)}
          </Box>
        </Box>
      </Box>
      <Box sx={right}>
        {item.sale ? (
          <Box sx={{ fontSize: 13, fontWeight: 600, color: 'tones.red.text' }}>{item.sale.percent}% 할인 중</Box>
        ) : null}
        {priceOf(item)}
      </Box>
      <Box sx={right}>{leftOf(item.available)}</Box>
      <Box sx={right}>{number(item.sold)}개</Box>
      <Box sx={{ textAlign: 'right' }}>
        <ItemStateChip state={item.state} available={item.available} />
      </Box>
    </Box>
  </Box>
);

export const ItemRows = ({ list }: { list: readonly ItemRow[] }) => (
  <>
    <Box
      aria-hidden
      sx={{
        ...columns,
        display: { xs: 'none', md: 'grid' },
        minHeight: 44,
        fontSize: 14,
        fontWeight: 600,
        color: 'text.secondary',
        '& > *': { textAlign: 'right' },
      }}
    >
      <span />
      <Box sx={{ textAlign: 'left !important' }}>상품</Box>
      <span>가격</span>
      <span>남은 재고</span>
      <span>팔린 수</span>
      <span>상태</span>
    </Box>
    <Box component="ul" aria-label="상품" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {list.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </Box>
  </>
);
