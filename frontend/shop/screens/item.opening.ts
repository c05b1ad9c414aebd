import type { Opening } from '../../kernel/feature.ts';
import { itemApi } from '../item/item.api.ts';

export { ItemScreen as Component } from './item.screen.tsx';

export const opening: Opening = ({ params: { id } }) =>
  id === undefined ? [] : [itemApi.endpoints.item.initiate(id, { subscribe: false })];
