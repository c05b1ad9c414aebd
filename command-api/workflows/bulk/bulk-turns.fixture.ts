import { type BulkEvent, bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import type { Bulk } from '@maru/contracts/site/bulk/bulk.views';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Execute } from '../../pipeline/command-request.ts';
import { bulkWorkflow } from '../../site/bulk/bulk.workflow.ts';
import { reactionsOf } from '../runner/attempt.ts';
import type { ShopWorld } from '../shop/shop.fixture.ts';
import { bulkWalker } from './walk-bulk.ts';

/** Starts bulk actions of an administrator and has their lines walked, turn by turn. */
export const bulkTurns = (shop: ShopWorld, admin: string) => {
  const eventsOf = async (stream: string): Promise<readonly RecordedEvent[]> => {
    const all: RecordedEvent[] = [];
    for await (const batch of shop.events.readStream(stream)) all.push(...batch);
    return all;
  };
  /** One turn of the workflow; answers whether it comes again. */
  const turn = async (
    id: string,
    { execute = shop.service.execute, batch = 100 }: { execute?: Execute; batch?: number } = {},
  ) => {
    const [cause] = await eventsOf(bulkStream(id));
    if (!cause) throw new Error('not started');
    const [job] = reactionsOf(bulkWorkflow)(cause);
    if (!job) throw new Error('nothing follows');
    return bulkWalker({ load: shop.load, execute, events: shop.events, batch })(job, cause);
  };
  return {
    eventsOf,
    turn,
    start: async (body: object): Promise<Bulk> =>
      (await shop.call('POST', 'adm/bulk', { token: admin, body })).body as unknown as Bulk,
    bulkEvents: async (id: string) => (await eventsOf(bulkStream(id))) as unknown as readonly BulkEvent[],
    untilDone: async (id: string, batch?: number) => {
      while ((await turn(id, batch === undefined ? {} : { batch })) !== undefined);
    },
    /** Dies once so many commands were sent. */
    dyingAfter: (commands: number): Execute => {
      let left = commands;
      return async (request) => {
        const answer = await shop.service.execute(request);
        if ((left -= 1) === 0) throw new Error('killed after its command');
        return answer;
      };
    },
  };
};
export type BulkTurns = ReturnType<typeof bulkTurns>;
