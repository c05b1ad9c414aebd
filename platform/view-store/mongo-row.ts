import { type FieldValue, fieldOf } from './field-value.ts';
import { pairsOf } from './search-pairs.ts';
import { searchTextOf } from './search-text.ts';
import type { Document, Stored, ViewDefinition, ViewWrite } from './view-store.ts';

/** A removed one stays as `gone`, so that no late writer brings it back, until MongoDB takes it away some time after `goneAt`. */
export interface MongoRow {
  readonly _id: string;
  readonly position: number;
  readonly gone: boolean;
  readonly goneAt?: Date;
  readonly [column: `f_${string}`]: FieldValue;
  readonly search?: string;
  readonly pairs?: readonly string[];
  readonly body?: string;
}

export const columnOf = (field: string): `f_${string}` => `f_${field}`;

/** What a row has beside its position while it is there. */
export const contentColumns = ({ fields }: ViewDefinition) =>
  [...Object.keys(fields).map(columnOf), 'search', 'pairs', 'body'] as const;

export const rowOf = (view: ViewDefinition, { doc, position }: ViewWrite): Omit<MongoRow, '_id'> => {
  if (doc === null) return { position, gone: true };
  const fields = Object.entries(view.fields).map(
    ([field, type]) => [columnOf(field), fieldOf(doc, field, type)] as const,
  );
  const search = searchTextOf(view, doc);
  return {
    position,
    gone: false,
    ...Object.fromEntries(fields),
    ...(search !== undefined && { search, pairs: [...new Set(pairsOf(search).split(' ').slice(0, -1))] }),
    body: JSON.stringify(doc),
  };
};

export type ShownRow = Required<Pick<MongoRow, 'position' | 'body'>>;
export const bodyFields = { _id: 0, position: 1, body: 1 } as const;

export const storedOf = <D extends Document>({ body, position }: ShownRow): Stored<D> => ({
  doc: JSON.parse(body),
  position,
});
