import type { UseRow } from '@maru/contracts/addin/use/use.views';
import { userExamples } from '@maru/contracts/identity/user/user.examples';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { UserCard } from '@maru/contracts/identity/user/user.views';
import { dateText, startOfDay } from '@maru/contracts/kernel/seoul-days';
import { parkedView } from '@maru/contracts/kernel/parked.views';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { type ListedOrder, listedFieldsOf } from '@maru/contracts/shop/order/order.list';
import { noSales } from '@maru/contracts/shop/sales/sales.sums';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { projections } from '@maru/projectors/compose';
import type { AnyProjection } from '@maru/projectors/runtime/projection';
import { foldEvents } from '@maru/projectors/testing/fold-events';
import { recorder } from '@maru/projectors/testing/record';

const projectionOf = (name: string): AnyProjection => {
  const found = projections.find((one) => one.name === name);
  if (!found) throw new Error(`no projection makes the view ${name}`);
  return found;
};

const families = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const givens = ['하늘', '바다', '나무', '가람', '누리', '다온', '라온', '마루', '보람', '새봄', '아라', '한결'];
const nameOf = (number: number) =>
  `${families[number % 10]}${givens[Math.floor(number / 10) % 12]}${number % 997 === 0 ? '솔' : ''}`;
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const today = 20_780;
const minute = 60_000;
/** Each minute one, the last of them today. */
const timeOf = (number: number, count: number) => startOfDay(today) - (count - number) * minute;

const record = recorder();
const baseOf = <D>(view: string, events: Parameters<typeof foldEvents>[1]): D => {
  const [doc] = foldEvents(projectionOf(view), events).values();
  if (!doc) throw new Error(`the examples made nothing in ${view}`);
  return doc as D;
};

const statuses = ['paid', 'preparing', 'shipping', 'delivered', 'confirmed', 'confirmed', 'confirmed', 'cancelled'];
function* orders(count: number): Generator<Document> {
  const stream = orderStream('bench');
  const base = baseOf<ListedOrder>('order', [
    record(stream, orderExamples.OrderPlaced),
    record(stream, orderExamples.OrderPaid),
  ]);
  for (let number = 0; number < count; number += 1) {
    const placed_at = timeOf(number, count);
    const amounts = { ...base.amounts, total: 10_000 + (number % 500) * 100 };
    const order = {
      ...base,
      id: idOf(number),
      number: `${dateText(today).replaceAll('-', '')}-${String(number).padStart(6, '0')}`,
      user_id: idOf(number % 5_000),
      recipient: nameOf(number),
      phone: `010${String(10_000_000 + number)}`,
      status: statuses[number % statuses.length],
      placed_at,
      paid_at: placed_at + minute,
      amounts,
    } as ListedOrder;
    yield { ...order, ...listedFieldsOf(order) } as Document;
  }
}

function* members(count: number): Generator<Document> {
  const base = baseOf<UserCard>('user', [record(userStream('bench'), userExamples.UserRegistered)]);
  for (let number = 0; number < count; number += 1) {
    const level = number % 50 === 0 ? 10 : 1;
    yield {
      ...base,
      id: idOf(number),
      no: number + 1,
      name: nameOf(number),
      level,
      since: timeOf(number, count),
    } as Document;
  }
}

const elements =
  'Wall Door Window Floor Roof Stair Beam Column Grid Level Room Area Pipe Duct Cable Sheet View Tag Note Family'.split(
    ' ',
  );
const actions = 'Join Split Copy Align Check Count Export Import Rename Purge'.split(' ');
function* uses(count: number): Generator<UseRow> {
  for (let number = 0; number < count; number += 1)
    yield {
      id: `use-${String(number).padStart(12, '0')}`,
      revision: 1,
      position: number + 1,
      day: startOfDay(today - (number % 365)),
      user_id: idOf(number % 1_000),
      command: `${elements[number % 20]}.${actions[Math.floor(number / 20) % 10]}`,
      version: `2.${number % 9}.0`,
      revit: 2_022 + (number % 5),
      count: 1 + (number % 97),
      last_at: timeOf(number, count),
    };
}

function* daysOfSales(): Generator<Document> {
  for (let day = today - 732; day <= today; day += 1)
    yield { ...noSales, id: dateText(day), paid_orders: 140, paid: 5_000_000, refunded: 100_000 } as Document;
}

const atOnce = 2_000;
const write = async (views: ViewStore, name: string, docs: Iterable<Document>) => {
  const { version } = projectionOf(name);
  let batch: Document[] = [];
  let position = 0;
  const flush = async () => {
    const writes = batch.map((doc) => ({ id: doc.id, doc, position: (position += 1) }));
    if (writes.length > 0) await views.write(name, version, writes, position);
    batch = [];
  };
  for (const doc of docs) {
    batch.push(doc);
    if (batch.length >= atOnce) await flush();
  }
  await flush();
};

/** Every view as its projection declares it; orders, members and the use log of `count` rows each, and two years of days. */
export const seedViews = async (views: ViewStore, count: number): Promise<void> => {
  for (const { name, version, view } of projections) await views.define({ name, version, ...view });
  await write(views, 'order', orders(count));
  await write(views, 'user', members(count));
  await write(views, 'addin-use', uses(count));
  await write(views, 'sales', daysOfSales());
  await views.define(parkedView);
  await views.swap(parkedView.name, parkedView.version);
  for (const { name, version } of projections) {
    await views.prepare?.(name, version);
    await views.swap(name, version);
  }
};
