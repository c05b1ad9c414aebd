import type { SessionEvent } from '@maru/contracts/identity/session/session.events';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import { type LicenceFacts, licenceFold } from '@maru/contracts/shop/licence/licence.fold';
import type { Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { mailCodes } from '../../identity/mail-code/mail-codes.service.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import { step } from '../../pipeline/fold.ts';
import type { Send } from '../../pipeline/send.ts';
import { seatSecrets } from '../../shop/licence/licence-keys.service.ts';
import { alignReceipt } from '../../shop/cash-receipt/align-receipt.service.ts';
import type { ReceiptReaction } from '../../shop/cash-receipt/receipts.workflow.ts';
import { compareTaxInvoice } from '../../shop/tax-invoice/compare-tax-invoice.service.ts';
import { sandboxReceipts } from '../../shop/cash-receipt/sandbox-receipts.service.ts';
import { sandbox } from '../../shop/payment/sandbox/sandbox.service.ts';
import { settlementParts } from '../../shop/payment/settlement-parts.ts';
import { hashes } from '../../testing/identity-parts.fixture.ts';
import { bulkWalker } from '../bulk/walk-bulk.ts';
import { cardEraser } from '../erasure/card-eraser.ts';
import { eraser } from '../erasure/eraser.ts';
import { writeEvery } from '../mails/every-mail.ts';
import { mailHandler } from '../mails/mail-handler.ts';
import { priceAlertNotifier } from '../price-alert/price-alert-notifier.ts';
import { restockNotifier } from '../restock/restock-notifier.ts';
import type { Perform } from '../runner/workflow.ts';
import { keepSeats } from '../seats/keep-seats.ts';
import { orderHandler } from '../shop/order-handler.ts';
import { forgetUnconfirmed } from '../unconfirmed/forget-unconfirmed.ts';
import type { WorkflowName } from './followed-workflows.ts';
import type { OutsideCall } from './history.ts';

type RealEngines = Pick<Engines, 'keys' | 'events'>;

/** How a workflow reaches the world: as it is recorded, or as it was recorded. */
export interface Reach {
  readonly load: Load;
  readonly send: Send;
  readonly execute: Execute;
  readonly now: () => number;
  /** The log up to now. */
  readonly events: () => Promise<readonly RecordedEvent[]>;
  /** `really` is what it does where nothing was recorded yet. */
  readonly outside: (call: OutsideCall, really?: (engines: RealEngines) => Promise<unknown>) => Promise<void>;
}

/** Who is logged in, as the view of sessions shows it. */
const openSessions = (events: readonly RecordedEvent[], userId: string) => {
  const open = new Set<string>();
  for (const event of events) {
    const { type, data } = event as unknown as SessionEvent;
    if (type === 'SessionStarted' && data.userId === userId) open.add(data.family);
    if (type === 'SessionEnded') open.delete(data.family);
  }
  return [...open].map((id) => ({ doc: { id }, position: 0 }));
};

interface Where {
  readonly user_id?: string;
  readonly holder_id?: string;
}
/** Licences as their streams tell of them, by whose they are or who has their seats. */
const licencesOf = (events: readonly RecordedEvent[], where: Where) => {
  const licences = new Map<string, LicenceFacts>();
  for (const event of events.filter(({ stream }) => stream.startsWith(licenceStream('')))) {
    const told = event as unknown as LicenceEvent & Recorded;
    const doc = step(licenceFold, licences.get(told.data.id), told);
    if (doc) licences.set(doc.id, doc);
  }
  return [...licences.values()]
    .filter((doc) => Object.entries(where).every(([field, value]) => doc[field as keyof Where] === value))
    .map((doc) => ({ doc, position: 0 }));
};

const viewsOver = ({ events, outside }: Reach) => ({
  versions: async () => [{ status: 'live', position: Number.MAX_SAFE_INTEGER }],
  view: (name: string) => ({
    find: async ({ where }: { where: Where }) =>
      name === 'licence' ? licencesOf(await events(), where) : openSessions(await events(), where.user_id ?? ''),
  }),
  scrub: () => outside({ outside: 'views.scrub', with: [] }),
});

/** As much of the engines as reactions take; what a mail says is left out, for words may change. */
const enginesOver = (reach: Reach): Engines => {
  const { outside, now } = reach;
  const engines = {
    keys: {
      destroy: (...key: Parameters<Engines['keys']['destroy']>) =>
        outside({ outside: 'keys.destroy', with: key }, ({ keys }) => keys.destroy(...key)),
    },
    files: { removeAll: (...folder: string[]) => outside({ outside: 'files.removeAll', with: folder }) },
    mail: {
      send: ({ id, person, to }: Parameters<Engines['mail']['send']>[0]) =>
        outside({ outside: 'mail.send', with: [{ id, person, to }] }),
      forget: (person: string) => outside({ outside: 'mail.forget', with: [person] }),
    },
    events: {
      readStream: async function* (stream: string) {
        yield (await reach.events()).filter((event) => event.stream === stream);
      },
      append: (...[stream, added, expected]: Parameters<Engines['events']['append']>) =>
        outside(
          { outside: 'events.append', with: [stream, ...added.map(({ type, data }) => ({ type, data }))] },
          ({ events }) => events.append(stream, added, expected),
        ),
    },
    views: viewsOver(reach),
    clock: { now, stamp: () => new Date(now()).toISOString() },
  };
  return engines as unknown as Engines;
};

const silent = { info: () => undefined, warn: () => undefined };
const orders = ({ load, send }: Reach) =>
  orderHandler(settlementParts({ load, provider: sandbox({ send, load }) }, send), silent);

const seats = seatSecrets(hashes.mailCode);
const handlers: { readonly [K in WorkflowName]: (reach: Reach) => Perform<never> } = {
  payments: orders,
  orders,
  mails: (reach) => {
    const codes = mailCodes(hashes.mailCode);
    const publicUrl = () => 'https://maru.example';
    const write = writeEvery({ load: reach.load, emailHash: hashes.email, codes, seats, publicUrl });
    return mailHandler({ engines: enginesOver(reach), load: reach.load, write, log: silent });
  },
  restock: restockNotifier,
  'price-alert': priceAlertNotifier,
  erasure: (reach) => eraser({ engines: enginesOver(reach), execute: reach.execute, log: silent }),
  'card-erasure': (reach) => cardEraser({ engines: enginesOver(reach) }),
  unconfirmed: (reach) => forgetUnconfirmed({ engines: enginesOver(reach), ...reach, emailHash: hashes.email }),
  receipts: ({ load, send, now }) => {
    const parts = settlementParts({ load, provider: sandbox({ send, load }) }, send);
    return async ({ orderId }: ReceiptReaction) => {
      await compareTaxInvoice(parts, orderId);
      await alignReceipt({ ...parts, receipts: sandboxReceipts({ send }), now }, orderId);
    };
  },
  bulk: (reach) =>
    bulkWalker({ load: reach.load, execute: reach.execute, events: enginesOver(reach).events, now: () => 0 }),
  seats: (reach) => keepSeats({ engines: enginesOver(reach), send: reach.send, seats }),
};

/** Does what follows from an event in a workflow; undefined once it is done, else by how many ms it came too early. */
export const performing = (name: WorkflowName, reach: Reach): Perform<never> => handlers[name](reach);
