import { randomUUID } from 'node:crypto';
import { runServer } from '../support/running-server.ts';
import { signUp } from '../support/sign-up.ts';
import { embeddedGround } from './ground/embedded-ground.ts';
import { onGround } from './ground/ground.ts';
import { median, ms, percent, type Row } from './row.ts';

const tries = 200;
const password = 'correct-horse-battery';

/** Every try from another caller, or the limits would answer. */
const refused = async (url: string, email: string, number: number): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
  const started = performance.now();
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  await answer.arrayBuffer();
  const time = performance.now() - started;
  if (answer.status !== 401) throw new Error(`login answered ${answer.status}`);
  return time;
};

/**
 * A wrong password at an address with an account, and at one without, in turn: a try each, nothing of them in memory.
 */
export const benchLoginTiming = (): Promise<Row[]> =>
  onGround(embeddedGround, async ({ dataDir }) => {
    const server = await runServer({ dataDir, env: { TRUST_PROXY: '1' } });
    try {
      const known = Array.from({ length: tries }, () => `${randomUUID()}@example.com`);
      for (const email of known) await signUp(server, { name: '김하늘', email, password });
      await server.stop('SIGTERM');
      await server.start();
      for (let warm = 0; warm < 50; warm += 1) await refused(server.url, `${randomUUID()}@example.com`, 1_000 + warm);
      const times: { readonly known: number[]; readonly unknown: number[] } = { known: [], unknown: [] };
      for (const [number, email] of known.entries()) {
        const asked = { known: email, unknown: `${randomUUID()}@example.com` };
        const [first, second] = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        times[first].push(await refused(server.url, asked[first], number));
        times[second].push(await refused(server.url, asked[second], 500 + number));
      }
      const [one, other] = [median(times.known), median(times.unknown)];
      const difference = Math.abs(one - other) / other;
      const figure = `${percent(difference)} (${ms(one)}, ${ms(other)})`;
      return [
        {
          what: `login: known and unknown address, difference of medians over ${tries} tries`,
          figure,
          limit: '< 10 %',
          held: difference < 0.1,
        },
      ];
    } finally {
      await server.stop('SIGKILL');
    }
  });
