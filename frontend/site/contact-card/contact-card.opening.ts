import type { Opening } from '../../kernel/feature.ts';
import { contactCardApi } from './contact-card.api.ts';

export { ContactCardScreen as Component } from './contact-card.screen.tsx';

export const opening: Opening = ({ params: { id } }) =>
  id === undefined ? [] : [contactCardApi.endpoints.contactCard.initiate(id, { subscribe: false })];
