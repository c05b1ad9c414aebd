import type { SessionEvent } from '@maru/contracts/identity/session/session.events';
import type { Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { mailCodes } from '../../identity/mail-code/mail-codes.service.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import type { Send } from '../../pipeline/send.ts';
import { sandbox } from '../../shop/payment/sandbox/sandbox.service.ts';
import { settlementParts } from '../../shop/payment/settlement.service.ts';
import { hashes } from '../../testing/identity-parts.fixture.ts';
import { eraser } from '../erasure/eraser.ts';
import { writeEvery } from '../mails/every-mail.ts';
import { mailHandler } from '../mails/mail-handler.ts';
import { priceAlertNotifier } from '../price-alert/price-alert-notifier.ts';
import { restockNotifier } from '../restock/restock-notifier.ts';
import type { Perform } from '../runner/workflow.ts';
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

const viewsOver = ({ events, outside }: Reach) => ({
  versions: async () => [{ status: 'live', position: Number.MAX_SAFE_INTEGER }],
  view: () => ({
    find: async ({ where }: { where: { user_id: string } }) => openSessions(await events(), where.user_id),
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

const handlers: { readonly [K in WorkflowName]: (reach: Reach) => Perform<never> } = {
  payments: orders,
  orders,
  mails: (reach) => {
    const codes = mailCodes(hashes.mailCode);
    const publicUrl = () => 'https://maru.example';
    const write = writeEvery({ load: reach.load, emailHash: hashes.email, codes, publicUrl });
    return mailHandler({ engines: enginesOver(reach), load: reach.load, write, log: silent });
  },
  restock: restockNotifier,
  'price-alert': priceAlertNotifier,
  erasure: (reach) => eraser({ engines: enginesOver(reach), execute: reach.execute, log: silent }),
  unconfirmed: (reach) => forgetUnconfirmed({ engines: enginesOver(reach), ...reach, emailHash: hashes.email }),
};

/** Does what follows from an event in a workflow; undefined once it is done, else by how many ms it came too early. */
export const performing = (name: WorkflowName, reach: Reach): Perform<never> => handlers[name](reach);
