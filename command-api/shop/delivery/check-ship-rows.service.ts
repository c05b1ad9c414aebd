import type { CheckedRow, RowOf } from '@maru/contracts/kernel/rows';
import { printedLinesOf } from '@maru/contracts/shop/name-card/name-card.rules';
import { readOrderNumber } from '@maru/contracts/shop/order/order-number';
import type { ShipLine } from '@maru/contracts/shop/order/order.bulk';
import { piecesOf, preparedParts, waitingParts } from '@maru/contracts/shop/order/order.pieces';
import { actionsOf } from '@maru/contracts/shop/order/order.steps';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { courierOf, trackingOf } from '@maru/contracts/shop/order/ship-rows';
import { shipColumns, type ShipProblem } from '@maru/contracts/shop/order/ship-rows.words';
import type { HandlerServices } from '../../http/handler-services.ts';
import type { CheckRows } from '../../rows/check-rows.endpoint.ts';
import { matchColumns, type NumberedRow } from '../../rows/match-columns.ts';
import { heldLinesOf } from '../name-card/held-lines.ts';

type Services = Pick<HandlerServices, 'load' | 'views' | 'clock'>;
type Row = NumberedRow<typeof shipColumns>;

const atOnce = 200;

const ordersOf = async ({ views }: Services, numbers: readonly string[]) => {
  const found = new Map<string, OrderDocument>();
  for (let at = 0; at < numbers.length; at += atOnce) {
    const where = { number: { in: numbers.slice(at, at + atOnce) } };
    const page = await views.view('order').find<OrderDocument>({ where, limit: atOnce });
    for (const { doc } of page) found.set(doc.number, doc);
  }
  return found;
};

/** Undefined where nothing stands in the way; what nobody has packed yet is packed with it. */
const problemOfOrder = async ({ load, clock }: Services, order: OrderDocument): Promise<ShipProblem | undefined> => {
  if (order.stage === 'awaitingPayment') return 'not_paid';
  if (order.terms.pickup !== undefined) return 'pickup';
  const actions = actionsOf(order, ['admin'], clock.now());
  if (actions.includes('ship')) return undefined;
  if (!actions.includes('prepare')) return order.parcels.length > 0 ? 'already_sent' : 'nothing_to_send';
  const held = printedLinesOf(order.lines).length > 0 ? await heldLinesOf(load, order) : [];
  return waitingParts(order).every(({ no }) => held.includes(no)) ? 'proof_open' : undefined;
};

const problemOfCells = (cells: RowOf<typeof shipColumns>, usual: string | undefined): ShipProblem | undefined => {
  if (cells.number === '') return 'no_number';
  const tracking = trackingOf(cells.tracking);
  if (typeof tracking !== 'string') return tracking.problem;
  if (cells.courier === '' && usual === undefined) return 'no_courier';
  return courierOf(cells.courier || (usual ?? '')) === undefined ? 'unknown_courier' : undefined;
};

interface Seen {
  readonly orders: ReadonlyMap<string, OrderDocument>;
  /** Numbers of rows above that would be sent. */
  readonly taken: Set<string>;
  readonly usual: string | undefined;
}

const problemOf = async (services: Services, { cells }: Row, seen: Seen): Promise<ShipProblem | undefined> => {
  const wrong = problemOfCells(cells, seen.usual);
  if (wrong) return wrong;
  const order = seen.orders.get(readOrderNumber(cells.number) ?? '');
  if (!order) return 'unknown_order';
  return seen.taken.has(order.number) ? 'twice' : problemOfOrder(services, order);
};

const lineOf = (order: OrderDocument, { cells }: Row, usual: string | undefined): ShipLine => {
  const isPacked = preparedParts(order).length > 0;
  const tracking = trackingOf(cells.tracking);
  return {
    id: order.id,
    name: order.number,
    courier: courierOf(cells.courier || (usual ?? '')) ?? '',
    tracking: typeof tracking === 'string' ? tracking : '',
    ...(!isPacked && { prepare: true }),
  };
};

const factsOf = (order: OrderDocument | undefined): Record<string, string> =>
  order
    ? {
        recipient: order.recipient,
        pieces: String(piecesOf([...preparedParts(order), ...waitingParts(order)])),
        goods: order.lines[0]?.name ?? '',
      }
    : {};

const checkRow = async (services: Services, row: Row, seen: Seen): Promise<CheckedRow> => {
  const order = seen.orders.get(readOrderNumber(row.cells.number) ?? '');
  const problem = (await problemOf(services, row, seen)) ?? null;
  const line = order && problem === null ? lineOf(order, row, seen.usual) : null;
  return { row: row.row, name: order?.number ?? row.cells.number, line, problem, facts: factsOf(order) };
};

/** Which parcels a file of numbers would send. */
export const checkShipRows =
  (services: Services): CheckRows =>
  async (file, usual) => {
    const rows = matchColumns(file, shipColumns);
    const numbers = [...new Set(rows.flatMap(({ cells }) => readOrderNumber(cells.number) ?? []))];
    const seen: Seen = { orders: await ordersOf(services, numbers), taken: new Set(), usual };
    const checked: CheckedRow[] = [];
    for (const row of rows) {
      const one = await checkRow(services, row, seen);
      if (one.line) seen.taken.add(one.line.name);
      checked.push(one);
    }
    return checked;
  };
