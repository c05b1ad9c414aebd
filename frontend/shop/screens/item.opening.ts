import type { Opening } from '../../kernel/feature.ts';
import { itemApi } from '../item/item.api.ts';
import { shopTermsApi } from '../item/shop-terms.api.ts';

export { ItemScreen as Component } from './item.screen.tsx';

export const opening: Opening = ({ params: { id } }) =>
  id === undefined
    ? []
    : [
        itemApi.endpoints.item.initiate(id, { subscribe: false }),
        shopTermsApi.endpoints.shopTerms.initiate(undefined, { subscribe: false }),
      ];
