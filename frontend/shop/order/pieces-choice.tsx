import type { Part, PlacedPart } from '@maru/contracts/shop/order/order.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { ItemPicture } from '../item/item-picture.public.tsx';
import { parcelTitle } from './order-places.ts';
import { QuantityChoice } from './quantity-choice.tsx';

export const unplaced = (parts: readonly Part[]): readonly PlacedPart[] =>
  parts.map(({ no, quantity }) => ({ no, quantity, parcel: null }));
export const withoutPlace = (parts: readonly PlacedPart[]): readonly Part[] =>
  parts.map(({ no, quantity }) => ({ no, quantity }));
export const isAll = (chosen: readonly Part[], all: readonly Part[]): boolean => sumOf(chosen) === sumOf(all);
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
const isSame = (one: PlacedPart, other: PlacedPart) => one.no === other.no && one.parcel === other.parcel;

export interface PiecesChoiceProps {
  readonly order: Pick<Order, 'lines' | 'parcels'>;
  /** What there is to choose from. */
  readonly all: readonly PlacedPart[];
  readonly chosen: readonly PlacedPart[];
  readonly onChange: (chosen: readonly PlacedPart[]) => void;
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

interface PieceProps extends Omit<PiecesChoiceProps, 'all'> {
  readonly one: PlacedPart;
}
const nameOf = ({ lines }: PieceProps['order'], { no }: PlacedPart) => {
  const line = lines.find((one) => one.no === no);
  return [line?.name, line?.option].filter((part) => part).join(' · ');
};
/** Which parcel they are in, where there are several. */
const placeOf = (order: PieceProps['order'], { parcel }: PlacedPart) =>
  parcel !== null && order.parcels.length > 1 ? parcelTitle(order, parcel) : '';

const PieceLabel = ({ order, one }: Pick<PieceProps, 'order' | 'one'>) => {
  const place = placeOf(order, one);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ width: 44, flexShrink: 0 }}>
        <ItemPicture image={order.lines.find(({ no }) => no === one.no)?.image ?? null} alt="" />
      </Box>
      <span>
        {nameOf(order, one)}
        {place ? <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{place}</Box> : null}
      </span>
    </Stack>
  );
};

const Piece = ({ one, order, chosen, onChange }: PieceProps) => {
  const quantity = chosen.find((part) => isSame(part, one))?.quantity;
  const others = chosen.filter((part) => !isSame(part, one));
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 1.5, py: 0.75, minHeight: 64, gap: 1 }}
    >
      <FormControlLabel
        sx={{ flex: '1 1 220px', mr: 0 }}
        control={
          <Checkbox
            checked={quantity !== undefined}
            onChange={({ target }) => onChange(target.checked ? [...others, one] : others)}
          />
        }
        label={<PieceLabel order={order} one={one} />}
      />
      {one.quantity > 1 && quantity !== undefined ? (
        <QuantityChoice
          of={nameOf(order, one)}
          quantity={quantity}
          most={one.quantity}
          onChange={(wanted) => onChange([...others, { ...one, quantity: wanted }])}
        />
      ) : null}
    </Box>
  );
};

/** Which pieces, and how many of each. */
export const PiecesChoice = ({ all, ...props }: PiecesChoiceProps) => (
  <Box component="ul" aria-label="고를 상품" sx={list}>
    {all.map((one) => (
      <Piece key={`${one.no} ${one.parcel}`} one={one} {...props} />
    ))}
  </Box>
);
