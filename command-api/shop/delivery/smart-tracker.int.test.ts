import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TrackerAway } from './parcel-tracker.ts';
import { smartTracker } from './smart-tracker.service.ts';

let answer: { readonly status: number; readonly body: string };
let asked: string[];
let server: Server;
beforeEach(async () => {
  asked = [];
  server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterEach(() => server.close());

const find = (courier = 'CJ대한통운') =>
  smartTracker({ key: 'secret', baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }).find({
    courier,
    tracking: '6001-2345 6789',
    sent_at: 0,
  });
const says = (body: object | string, status = 200) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};

it('asks by the number of the carrier, without the signs between digits', async () => {
  says({ complete: true, level: 6, receiverName: '김*늘' });
  expect(await find()).toBe('delivered');
  expect(asked).toEqual(['/api/v1/trackingInfo?t_key=secret&t_code=04&t_invoice=600123456789']);
});

it('knows what is on its way, and what nobody has seen', async () => {
  says({ complete: false, level: 3 });
  expect(await find()).toBe('moving');
  says({ status: false, msg: '유효하지 않은 운송장번호 이거나 택배사 코드 입니다.', code: '104' });
  expect(await find()).toBe('unknown');
});

it('asks nobody about a carrier it does not know', async () => {
  says({ complete: true });
  expect([await find('직접 배달'), asked]).toEqual(['unknown', []]);
});

it.each([
  [500, '{}'],
  [200, 'oops'],
  [200, '{"complete":"yes"}'],
])('is away with %i %s, and never says the key', async (status, body) => {
  says(body, status);
  const failure = await find().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TrackerAway);
  expect(String(failure)).not.toContain('secret');
});
