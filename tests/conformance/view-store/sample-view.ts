import { randomUUID } from 'node:crypto';
import type {
  Document,
  Stored,
  ViewCollection,
  ViewDefinition,
  ViewStore,
  ViewWrite,
} from '@maru/platform/view-store/view-store';

/** A document of the sample view; what is not declared is only carried along. */
export interface Sample extends Document {
  readonly kind?: string | null;
  readonly rank?: number | null;
  readonly score?: number | null;
  readonly open?: boolean | null;
  readonly title?: string | null;
  readonly note?: string | null;
  readonly inside?: unknown;
}

/** A view of its own for every case, so that they can share an engine that outlives them. */
export const sampleView = (version = 1): ViewDefinition => ({
  name: `v-${randomUUID()}`,
  version,
  fields: { kind: 'text', rank: 'number', score: 'number', open: 'number', title: 'text' },
  indexes: [['kind', 'rank'], ['open', 'kind', 'rank'], ['rank'], ['rank', 'score']],
  search: ['title', 'note'],
});

/** Writes that bring these documents, one log position after the other. */
export const writesOf = (docs: readonly Sample[], from = 1): readonly ViewWrite[] =>
  docs.map((doc, index) => ({ id: doc.id, doc, position: from + index }));

/** Makes a view with these documents that readers see. */
export async function liveView(
  store: ViewStore,
  docs: readonly Sample[],
  view = sampleView(),
): Promise<{ view: ViewDefinition; docs: ViewCollection }> {
  await store.define(view);
  await store.write(view.name, view.version, writesOf(docs), docs.length);
  await store.swap(view.name, view.version);
  return { view, docs: store.view(view.name) };
}

export const idsOf = (found: readonly Stored<Document>[]): readonly string[] => found.map(({ doc }) => doc.id);
export const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted();
