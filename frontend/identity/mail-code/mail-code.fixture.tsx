import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';

const Where = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};

/** A screen at its address; wherever else one goes says where that is. */
export const openScreen = (address: string, Screen: ComponentType) => {
  const store = createStore();
  const [path = ''] = address.split('?');
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={path} element={<Screen />} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return store;
};
