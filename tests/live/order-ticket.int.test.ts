import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { orderTicket } from '@maru/contracts/shop/order/order.ticket';
import { orderRoom } from '@maru/contracts/shop/live/shop.relays';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, liveClient, type ReceivedMessage, refusedDial } from '../support/live-client.ts';
import { openWorld, type ReadingWorld } from '../support/reading-world.ts';

const ticketMs = 900_000;
/** That it was placed may be told late, too. */
const isPaid = ({ event, payload }: ReceivedMessage) =>
  event === 'update_order' && payload.document?.['revision'] === 1;
const idsIn = ({ messages }: LiveClient) => [...new Set(messages.map(({ payload }) => payload.id))];

describe('a socket with the ticket of an order', () => {
  let world: ReadingWorld;
  const open: LiveClient[] = [];

  beforeAll(async () => {
    world = await openWorld();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });
  afterAll(() => world.close());

  const add = async (id: string, ...events: OrderEvent[]) => {
    await world.append(
      orderStream(id),
      events.map((event) => ({ ...event, data: { ...event.data, id } })),
    );
    await world.untilSettled();
  };
  const newOrder = async () => {
    const id = randomUUID();
    const { data } = orderExamples.OrderPlaced;
    await add(id, {
      ...orderExamples.OrderPlaced,
      data: { ...data, number: `240627-0000-${id.slice(0, 3)}`, user_id: null },
    });
    return id;
  };
  const ticketOf = (id: string, { secret = world.secret, ageMs = 0 } = {}) =>
    accessTokens(
      secret,
      systemClock(() => Date.now() - ageMs),
    ).issue({ userId: id, level: 0, sessionId: '' }, 'order');
  const shown = (id: string, ticket: string) => ({
    auth: { room: orderRoom(id) },
    headers: { cookie: `a=b; ${orderTicket(id).name}=${ticket}` },
  });
  const connect = async (id: string, ticket: string) => {
    const client = await liveClient(world.url, '', shown(id, ticket));
    open.push(client);
    await client.until(({ event }) => event === 'missed');
    return client;
  };

  it('hears that this order changed, and nothing of what is in it or of another', async () => {
    const [own, other] = [await newOrder(), await newOrder()];
    const client = await connect(own, await ticketOf(own));
    await add(other, orderExamples.OrderPaid);
    await add(own, orderExamples.OrderPaid);
    const heard = await client.until(isPaid);
    expect(heard.payload).toEqual({
      id: own,
      revision: 1,
      position: expect.any(Number),
      document: { id: own, revision: 1, position: heard.payload.position },
    });
    expect(idsIn(client)).toEqual(['', own]);
  });

  it('gets no other room, and is no login', async () => {
    const [own, other] = [await newOrder(), await newOrder()];
    const client = await connect(own, await ticketOf(own));
    for (const room of [orderRoom(other), 'projects', 'orders']) client.socket.emit('join', room);
    client.socket.emit('renew', await world.tokens.issue({ userId: '', level: 10, sessionId: '' }, 'api'));
    await add(other, orderExamples.OrderPaid);
    await add(own, orderExamples.OrderPaid);
    await client.until(isPaid);
    expect(idsIn(client)).toEqual(['', own]);
  });

  it('is refused with the ticket of another order, a forged one, one that ended, none, and for rooms without tickets', async () => {
    const [own, other] = [await newOrder(), await newOrder()];
    const ofOther = await ticketOf(other);
    const refusals = await Promise.all(
      [
        shown(own, ofOther),
        { ...shown(other, ofOther), auth: { room: orderRoom(own) } },
        shown(own, await ticketOf(own, { secret: 'some other secret, also of 32 bytes!' })),
        shown(own, await ticketOf(own, { ageMs: ticketMs + 60_000 })),
        shown(own, await world.tokens.issue({ userId: own, level: 0, sessionId: '' }, 'file')),
        { ...shown(own, await ticketOf(own)), auth: { room: 'orders' } },
        { ...shown(own, await ticketOf(own)), auth: { room: `project:${own}` } },
      ].map((options) => refusedDial(world.url, options)),
    );
    expect(refusals.map(({ code }) => code)).toEqual([
      'forbidden',
      'not_logged_in',
      'not_logged_in',
      'token_expired',
      'not_logged_in',
      'not_found',
      'not_found',
    ]);
  });

  it('is no room that somebody who is logged in may ask for', async () => {
    const own = await newOrder();
    const reader = await world.person('김하늘', 10);
    const client = await liveClient(world.url, reader.token);
    open.push(client);
    expect(await client.join(orderRoom(own))).toEqual({ ok: false, code: 'not_found' });
  });

  it('ends with its ticket', async () => {
    const own = await newOrder();
    const client = await connect(own, await ticketOf(own, { ageMs: ticketMs - 3_000 }));
    await once(client.socket as never, 'disconnect');
    expect(client.messages.at(-1)?.event).toBe('expired');
  });
});
