import type { Document } from './view-store.ts';

/** Null also where the document lacks it. */
export type FieldValue = string | number | null;

/** A value as that type of field holds it, booleans as 0 and 1; undefined for a value of another type. */
export const valueAs = (type: 'text' | 'number', value: unknown): FieldValue | undefined => {
  if (value === null || value === undefined) return null;
  if (type === 'text') return typeof value === 'string' ? value : undefined;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
};

/** One of another type than declared counts as missing. */
export const fieldOf = (doc: Document, field: string, type: 'text' | 'number'): FieldValue =>
  valueAs(type, Object.hasOwn(doc, field) ? doc[field as keyof Document] : null) ?? null;

/** The order of text on every engine: by code points, not by the halves that JavaScript compares. */
export const compareText = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
