import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { browser } from '../../testing/browser.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

/** A hundred hashes would take seconds; what is counted are tries. */
vi.mock('../user/password.service.ts', { spy: true });
const { verifyPassword } = await import('../user/password.service.ts');
vi.mocked(verifyPassword).mockResolvedValue(false);

let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands();
});
afterAll(() => served.close());

it('holds up whoever tries many accounts from one address', async () => {
  const attempt = (n: number) =>
    browser(served.url).post('auth/login', { email: `person${n}@example.com`, password: 'wrong' });
  const tries = await Promise.all(Array.from({ length: 102 }, (_, n) => attempt(n)));
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(100);
  const limited = await attempt(200);
  expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});
