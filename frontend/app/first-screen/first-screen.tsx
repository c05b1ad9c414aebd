import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { FeatureShell } from '../app.tsx';
import { HomeScreen } from '../home/home.screen.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';

/** Home as anyone sees it before the session is known, with its styles. Run by the build, never in a browser. */
export const renderFirstScreen = () =>
  renderToString(
    <Provider store={createStore()}>
      <MaruTheme>
        <MemoryRouter>
          <FeatureShell features={[{ routes: [{ path: '/', Component: HomeScreen }], footer: true }]} />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
