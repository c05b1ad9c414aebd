import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, stubServer } from '../../kernel/api/call.fixture.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { ProvidersSection } from './providers-section.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('says which services are set by the processes that run, and nothing of those that nobody knows', async () => {
  const said = (providers: readonly object[] | undefined, away = false) => ({ away, providers });
  const processes = [
    said([{ provider: 'payments', set: true }]),
    said([{ provider: 'mail', set: false }]),
    said([{ provider: 'kakao', set: true }], true),
    said(undefined),
  ];
  stubServer([() => answer(200, { processes })]);
  render(
    <Provider store={createStore()}>
      <MaruTheme>
        <MemoryRouter>
          <ProvidersSection />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  const list = await screen.findByRole('list', { name: '외부 서비스' });
  const [payments, mail, ...more] = within(list).getAllByRole('listitem');
  expect(payments?.textContent).toMatch(/결제.*설정됨/);
  expect(mail?.textContent).toMatch(/메일 서버.*설정 안 됨/);
  expect(more).toEqual([]);
});
