import type { CheckedRow } from '@maru/contracts/kernel/rows';
import { lineName } from '@maru/contracts/shop/item/item.bulk';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import { readItemRow } from '@maru/contracts/shop/item/item-rows';
import { itemRowColumns, type ItemRowProblem } from '@maru/contracts/shop/item/item-rows.words';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import { v7 } from 'uuid';
import type { HandlerServices } from '../../http/handler-services.ts';
import type { CheckRows } from '../../rows/check-rows.endpoint.ts';
import { matchColumns, type NumberedRow } from '../../rows/match-columns.ts';
import { itemAggregate } from './item.aggregate.ts';
import {
  addedOption,
  itemChanges,
  joined,
  noChanges,
  optionChanges,
  optionOfRow,
  type RowChanges,
} from './item-row-changes.ts';
import { checkNewItem, groupsOf } from './new-item-rows.ts';

type Services = Pick<HandlerServices, 'load' | 'views'>;
type Row = NumberedRow<typeof itemRowColumns>;

const atOnce = 200;
const inParts = async <T, R>(all: readonly T[], read: (part: readonly T[]) => Promise<readonly R[]>) => {
  const found: R[] = [];
  for (let at = 0; at < all.length; at += atOnce) found.push(...(await read(all.slice(at, at + atOnce))));
  return found;
};

const itemsOf = async ({ views }: Services, ids: readonly string[]) => {
  const rows = await inParts(ids, (part) => views.view('item').getMany<ItemOnShelf>(part));
  return new Map(rows.map(({ doc }) => [doc.id, doc]));
};
const takenNames = async ({ views }: Services, names: readonly string[]) => {
  const rows = await inParts(names, (part) =>
    views.view('item').find<ItemOnShelf>({ where: { name: { in: part } }, limit: atOnce * 5 }),
  );
  return new Set(rows.map(({ doc }) => doc.name));
};

/** Nothing is sold of which not all is said that the law wants said. */
const noticeProblem = async ({ load }: Services, id: string, { line }: RowChanges): Promise<RowChanges> => {
  if (line.state !== 'onSale') return noChanges;
  const { state } = await load(itemAggregate, itemStream(id));
  const isSaid = state.status === 'there' && state.item.notice !== null;
  return isSaid ? noChanges : { ...noChanges, problems: ['state_notice'] };
};

const rowOptionChanges = (
  item: ItemOnShelf,
  { cells: typed }: Row,
  claimed: ReadonlyMap<string, string>,
): RowChanges => {
  const { cells } = readItemRow(typed);
  const option = optionOfRow(item, typed.option, cells);
  if (option === 'none') return noChanges;
  if (option === 'new') return addedOption(item, cells, claimed);
  if (typeof option === 'string') return { ...noChanges, problems: [option] };
  return optionChanges(item, option, cells, claimed);
};

const nameOf = ({ name, options }: ItemOnShelf, { option, add }: RowChanges['line']) => {
  if (add) return lineName(name, add.name);
  return lineName(name, options.length > 1 ? options.find(({ id }) => id === option)?.name : undefined);
};
const outcomeOf = (item: ItemOnShelf, { line, problems }: RowChanges) => {
  const name = nameOf(item, line);
  if (problems.length > 0) return { name, line: null, problem: problems.join(' ') };
  return { name, line: Object.keys(line).length > 0 ? { ...line, id: item.id, name } : null, problem: null };
};

const checkItem = async (services: Services, item: ItemOnShelf, row: Row, claimed: Map<string, string>) => {
  const { cells, problems } = readItemRow(row.cells);
  const ofItem = itemChanges(item, cells, claimed);
  const changes = joined(
    { ...noChanges, problems },
    ofItem,
    rowOptionChanges(item, row, claimed),
    await noticeProblem(services, item.id, ofItem),
  );
  const isRight = changes.problems.length === 0;
  if (isRight) for (const [key, value] of changes.claims) claimed.set(key, value);
  return { row: row.row, ...outcomeOf(item, changes), facts: { ...changes.facts } };
};

const unknown = ({ row, cells }: Row): CheckedRow => {
  const problem: ItemRowProblem = 'unknown_item';
  return { row, name: cells.name || cells.id, line: null, problem, facts: {} };
};

const checkNew = async (services: Services, rows: readonly Row[]): Promise<readonly CheckedRow[]> => {
  const fresh = rows.map(({ row, cells }) => ({ row, ...readItemRow(cells) }));
  const taken = await takenNames(services, [...new Set(fresh.flatMap(({ cells }) => cells.name ?? []))]);
  return groupsOf(fresh).flatMap((group) => checkNewItem(group, { taken, newId: v7 }));
};

/** What a file of items would change, and which new ones it would make; what stays as it is becomes no line. */
export const checkItemRows =
  (services: Services): CheckRows =>
  async (file) => {
    const rows = matchColumns(file, itemRowColumns);
    const known = rows.filter(({ cells }) => cells.id !== '');
    const items = await itemsOf(services, [...new Set(known.map(({ cells }) => cells.id))]);
    const [claimed, checked] = [new Map<string, string>(), [] as CheckedRow[]];
    for (const row of known) {
      const item = items.get(row.cells.id);
      checked.push(item ? await checkItem(services, item, row, claimed) : unknown(row));
    }
    const fresh = await checkNew(
      services,
      rows.filter(({ cells }) => cells.id === ''),
    );
    return [...checked, ...fresh].toSorted((one, other) => one.row - other.row);
  };
