import type { Item } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import { ItemGallery } from '../item/item-gallery.tsx';
import { ItemBox } from './item-box.tsx';

const besides = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  columnGap: { sm: 3, md: 6 },
  rowGap: 3,
  pt: { xs: 2, sm: 4 },
  alignItems: 'start',
} as const;
/** Stays in sight beside long pictures; scrolls by itself where it is higher than the window. */
const sticky = {
  position: { sm: 'sticky' },
  top: { sm: 88 },
  maxHeight: { sm: 'calc(100dvh - 104px)' },
  overflowY: { sm: 'auto' },
} as const;

export interface ItemOverviewProps {
  readonly item: Item;
  /** Shown to who writes it: nothing can be bought or asked for. */
  readonly preview?: boolean;
}

/** Pictures of an item, and beside them what it is, what it costs and how it is bought. */
export const ItemOverview = ({ item, preview = false }: ItemOverviewProps) => (
  <Box sx={besides}>
    <ItemGallery images={item.images} name={item.name} soldOut={item.state === 'soldOut'} />
    <Box sx={sticky} inert={preview}>
      <ItemBox item={item} preview={preview} />
    </Box>
  </Box>
);
