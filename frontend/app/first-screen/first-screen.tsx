import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { FeatureShell } from '../app.tsx';
import { HomeScreen } from '../home/home.screen.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { ScreenSkeleton } from '../../design/screen-skeleton.tsx';
import { MaruTheme } from '../../design/theme-provider.tsx';

const draw = (path: string, Component: ComponentType) =>
  renderToString(
    <Provider store={createStore()}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          <FeatureShell features={[{ routes: [{ path, Component }], footer: true }]} />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );

/** Home as anyone sees it before the session is known, with its styles. Run by the build, never in a browser. */
export const renderFirstScreen = () => draw('/', HomeScreen);

/** What every other address shows until its screen has come. */
export const renderShell = () => draw('/shell', () => <ScreenSkeleton />);
