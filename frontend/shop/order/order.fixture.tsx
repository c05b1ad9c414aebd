import { type OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { orderFold, type OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { type Order, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { OrderRole } from '@maru/contracts/shop/order/order-states';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { TopSnackbar } from '../../kernel/snackbar/top-snackbar.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';

const at = Date.UTC(2026, 0, 1);

/** The order of the examples after these events, an hour apart, as whoever looks at it sees it then. */
export const orderAfter = (
  types: readonly OrderEvent['type'][],
  role: OrderRole = 'buyer',
  change: Partial<OrderFacts> = {},
): Order => {
  const facts = (['OrderPlaced', ...types] as const).reduce<OrderFacts | undefined>((order, type, hour) => {
    const meta = { at: new Date(at + hour * 3_600_000).toISOString() };
    return (orderFold.evolve[type] as (order: OrderFacts | undefined, event: object) => OrderFacts | undefined)(order, {
      ...orderExamples[type],
      meta,
    });
  }, undefined);
  return presentOrder(
    { ...(facts as OrderFacts), ...change, revision: types.length, position: types.length + 1 },
    [role],
    at + types.length * 3_600_000,
  );
};

const Where = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="주소">{decodeURIComponent(pathname + search)}</output>;
};

export type Replies = Readonly<Record<string, (request: Request) => Response>>;

/**
 * A screen at an address, for somebody who is logged in; `sent` answers the bodies of calls, which are named as in
 * `POST shop/order/cancel`.
 */
export const openAt = (path: string, screens: ReactNode, replies: Replies, level = 1) => {
  const bodies: [string, unknown][] = [];
  const { requests } = stubServer([
    (request) => {
      const call = `${request.method} ${new URL(request.url).pathname.slice('/api/'.length)}`;
      void request
        .clone()
        .text()
        .then((text) => bodies.push([call, text && JSON.parse(text)]));
      return replies[call]?.(request) ?? problem(404, 'not_found', call);
    },
  ]);
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 't', user: { ...user, level } }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          {screens}
          <Where />
          <TopSnackbar />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return {
    sent: (call: string) => bodies.filter(([name]) => name === call).map(([, body]) => body),
    asked: (path: string) =>
      requests
        .filter(({ url }) => new URL(url).pathname === `/api/${path}`)
        .map(({ url }) => new URL(url).searchParams),
  };
};
