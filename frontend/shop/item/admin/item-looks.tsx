import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import { itemStateWords } from '@maru/contracts/shop/item/item.table.words';
import { lowStockAt } from '@maru/contracts/shop/item/item.stock';
import type { ItemState } from '@maru/contracts/shop/item/item.fields';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ToneChip } from '../../../design/tone-chip.tsx';
import { number, won } from '../../../format/number.ts';
import type { TableLooks } from '../../../kernel/table/table-looks.ts';
import { ItemPicture } from '../item-picture.public.tsx';

const tones = { onSale: 'green', soldOut: 'amber', hidden: 'grey' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const ItemStateChip = ({ state }: { readonly state: ItemState }) => (
  <ToneChip tone={tones[state]} label={itemStateWords[state]} size="small" />
);

/** The name beside the picture. */
const NameCell = ({ item: { name, image } }: { readonly item: ItemTableRow }) => (
  <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 0 }}>
    <Box component="span" sx={{ width: 32, flexShrink: 0 }}>
      <ItemPicture image={image} alt="" size="row" />
    </Box>
    <Box component="span" sx={cut} title={name}>
      {name}
    </Box>
  </Stack>
);

const PriceCell = ({ item: { lowest_price, several, percent } }: { readonly item: ItemTableRow }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {percent === null ? null : (
      <Box component="span" sx={{ mr: 0.75, fontSize: 13, fontWeight: 600, color: 'tones.red.text' }}>
        {`${percent}%`}
      </Box>
    )}
    {`${won(lowest_price)}${several ? '~' : ''}`}
  </Box>
);

const StockCell = ({ item: { left } }: { readonly item: ItemTableRow }) => {
  if (left === null) return '제한 없음';
  const tone = left === 0 ? 'tones.red.text' : 'tones.amber.text';
  return (
    <Box component="span" sx={left <= lowStockAt ? { color: tone, fontWeight: 600 } : {}}>
      {`${number(left)}개`}
    </Box>
  );
};

export const itemLooks: TableLooks<ItemTableRow> = {
  unit: '개',
  nameOf: ({ name }) => name,
  opening: { to: ({ id }) => `/adm/item/${id}` },
  opener: 'name',
  cells: {
    name: { draw: (item) => <NameCell item={item} /> },
    category: { width: 128 },
    state: { draw: ({ state }) => <ItemStateChip state={state} />, width: 104 },
    lowest_price: { draw: (item) => <PriceCell item={item} />, width: 148 },
    left: { draw: (item) => <StockCell item={item} />, width: 116 },
    sold: { draw: ({ sold }) => `${number(sold)}개`, width: 104 },
    percent: { draw: ({ percent }) => (percent === null ? '–' : `${percent}%`) },
    id: { width: 300 },
  },
};
