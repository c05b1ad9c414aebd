import { compareText } from './field-value.ts';
import { UndeclaredField, type ViewDefinition } from './view-store.ts';

const viewName = /^[a-z][a-z0-9_-]{0,62}$/;
const fieldName = /^[A-Za-z][A-Za-z0-9_]{0,62}$/;

/** Throws `TypeError` for a name or version no engine can hold, `UndeclaredField` for an index over no field. */
export const checkDefinition = ({ name, version, fields, indexes }: ViewDefinition): void => {
  if (!viewName.test(name)) throw new TypeError(`"${name}" is no name for a view: lower case letters, digits, - and _`);
  if (!Number.isSafeInteger(version) || version < 0)
    throw new TypeError(`${version} is no version of the view ${name}`);
  const names = Object.keys(fields);
  for (const field of names)
    if (!fieldName.test(field)) throw new TypeError(`"${field}" is no name for a field of the view ${name}`);
  if (new Set(names.map((field) => field.toLowerCase())).size < names.length)
    throw new TypeError(`fields of the view ${name} differ only in case`);
  for (const field of indexes.flat()) fieldTypeOf({ name, fields }, field);
};

export const fieldTypeOf = (
  { name, fields }: Pick<ViewDefinition, 'name' | 'fields'>,
  field: string,
): 'text' | 'number' => {
  const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (type === undefined) throw new UndeclaredField(`the view ${name} declares no field ${field}`);
  return type;
};

/** What decides how documents are stored, as text; indexes come and go without them. */
export const shapeOf = ({ fields, search = [] }: ViewDefinition): string =>
  JSON.stringify([Object.entries(fields).toSorted(([a], [b]) => compareText(a, b)), search]);

/** A limit or an offset of a page: 0 or more. Throws `RangeError` for a number that is none. */
export const rowLimit = (name: 'limit' | 'offset', value: number): number => {
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`${value} is no ${name}`);
};
