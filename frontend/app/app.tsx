import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { MaruTheme } from '../design/theme-provider.tsx';
import type { Feature } from './feature.ts';
import { screensOf } from './router/screens.tsx';
import { AppShell } from './shell/app-shell.tsx';
import type { AppStore } from './store.ts';

/** The application without its address bar: routes and companions of all features inside the shell. */
export const FeatureShell = ({ features }: { features: readonly Feature[] }) => {
  const screens = useMemo(() => screensOf(features), [features]);
  const companions = useMemo(() => features.flatMap(({ Companion }) => Companion ?? []), [features]);
  return <AppShell screens={screens} companions={companions} />;
};

export const App = ({ store, features }: { store: AppStore; features: readonly Feature[] }) => (
  <Provider store={store}>
    <MaruTheme>
      <BrowserRouter>
        <FeatureShell features={features} />
      </BrowserRouter>
    </MaruTheme>
  </Provider>
);
