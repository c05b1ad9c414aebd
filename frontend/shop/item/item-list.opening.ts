import type { Opening } from '../../kernel/feature.ts';
import { categoriesCall, itemListCall, readItemFilter } from './item-filter.ts';

export { ItemListScreen as Component } from './item-list.screen.tsx';

export const opening: Opening = ({ search }) => [itemListCall(readItemFilter(search)), categoriesCall];
