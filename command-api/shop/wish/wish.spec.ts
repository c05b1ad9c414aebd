import { wishExamples } from '@maru/contracts/shop/wish/wish.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { wishAggregate } from './wish.aggregate.ts';

export const { ItemWished: wished, ItemUnwished: unwished } = wishExamples;
export const { id, item_id } = wished.data;
export const person = { id, level: 1 };

export const wish = decisionsOf(wishAggregate);
