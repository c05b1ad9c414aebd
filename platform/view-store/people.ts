import { peopleView, type Person, type Presentation, unknownPerson } from '@maru/contracts/kernel/presentation';
import type { Document, ViewStore } from './view-store.ts';

/** Fills the people into documents on their way out: one bulk read for all of them. */
export const present = async <D extends Document, W>(views: ViewStore, presentation: Presentation<D, W>, docs: readonly D[]): Promise<W[]> => {
  const ids = [...new Set(docs.flatMap(presentation.people))];
  const found = ids.length > 0 ? await views.view(peopleView).getMany<Person>(ids) : [];
  const cards = new Map(found.map(({ doc }) => [doc.id, doc]));
  return docs.map((doc) => presentation.present(doc, (id) => cards.get(id) ?? unknownPerson(id)));
};
