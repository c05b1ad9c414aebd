import { Rejected } from '@maru/contracts/kernel/rejections';
import { maxContactCards } from '@maru/contracts/site/contact-card/contact-card.fields';
import type { contactCardQueries } from '@maru/contracts/site/contact-card/contact-card.routes';
import {
  type ContactCardDocument,
  contactCardView,
  type PublicContactCard,
} from '@maru/contracts/site/contact-card/contact-card.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

/** What everyone may see of a card; undefined where there is none, or its page is not open. */
export const publishedCard = async (views: ViewStore, id: string): Promise<PublicContactCard | undefined> => {
  const card = (await views.view(contactCardView).get<ContactCardDocument>(id))?.doc;
  if (!card?.published) return undefined;
  const { published: _published, rank: _rank, revision: _revision, position: _position, ...shown } = card;
  return shown;
};

export const contactCardOne: QueryHandler<typeof contactCardQueries.one> = {
  views: [contactCardView],
  answer: async ({ id }, { engines: { views } }) => {
    const card = await publishedCard(views, id);
    if (!card) throw new Rejected('not_found');
    return card;
  },
};

const inOrder = [{ field: 'rank', direction: 'asc' }] as const;
export const allContactCards: QueryHandler<typeof contactCardQueries.all> = {
  views: [contactCardView],
  answer: async (_input, { engines: { views } }) => {
    const rows = await views.view(contactCardView).find<ContactCardDocument>({ sort: inOrder, limit: maxContactCards });
    return { list: rows.map(({ doc: { position: _position, ...card } }) => card) };
  },
};
