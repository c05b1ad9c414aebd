import type { ItemState } from '@maru/contracts/shop/item/item.fields';
import { ToneChip } from '../../../design/tone-chip.tsx';
import { stateLabels } from './item-admin-filter.ts';

const tones = { onSale: 'green', soldOut: 'amber', hidden: 'grey' } as const;

export interface ItemStateChipProps {
  readonly state: ItemState;
  /** How many are left; null where it does not run out. */
  readonly available: number | null;
}

/** As buyers see it: what is on sale without stock is sold out. */
export const ItemStateChip = ({ state, available }: ItemStateChipProps) => {
  const shown = state === 'onSale' && available === 0 ? 'soldOut' : state;
  return <ToneChip tone={tones[shown]} label={stateLabels[shown]} size="small" />;
};
