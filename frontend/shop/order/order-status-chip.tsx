import { ToneChip, type ToneChipProps } from '../../design/tone-chip.tsx';
import { lookOf, type Standing } from './order-words.ts';

/** Where an order stands, in a word. */
export const OrderStatusChip = ({ order, ...rest }: { readonly order: Standing } & Pick<ToneChipProps, 'size'>) => (
  <ToneChip {...lookOf(order)} {...rest} />
);
