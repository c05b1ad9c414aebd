import { routes } from '@maru/contracts/api/routes';
import { isInQuery, type Route } from '@maru/contracts/kernel/route';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import { expectNothingWritten, expectRefusal, sendRaw } from '../support/refusals.ts';
import type { Product } from '../support/running-server.ts';

let product: Product;
let admin: Client;
beforeAll(async () => {
  product = await openProduct();
  admin = await logIn(product.url);
});

const isForeign = (route: Route) => 'foreign' in route && route.foreign === true;
const inQuery = routes.filter((route) => isInQuery(route) && !isForeign(route));
const named = (rows: readonly Route[]) => rows.map((row) => [`${row.method} ${row.path}`, row] as const);

it.each(named(inQuery))('%s knows its parameters and no others', (_, { input }) => {
  const { error } = input.safeParse({ neverHeardOf: '1' });
  const unknown = error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  expect(unknown).toEqual(['neverHeardOf']);
});

it('passes over what another company adds to an address that it writes', () => {
  expect(routes.filter(isForeign).map(({ path }) => path)).toEqual(['auth/kakao/callback', 'auth/kakao/unlink']);
});

const reads = routes.filter(({ kind, access }) => kind === 'query' && access !== 'addin');
it.each(named(reads))('%s says which parameter it does not know', (_, { method, path }) =>
  expectNothingWritten(product, async () => {
    const query = { neverHeardOf: '1' };
    const { errors } = expectRefusal(
      await sendRaw(product.url, method, path, { token: admin.token, query }),
      'invalid_input',
    );
    expect(errors).toContainEqual({ path: 'neverHeardOf', message: '알 수 없는 항목이에요.' });
  }),
);
