import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { MaruTheme } from '../design/theme-provider.tsx';
import { type Feature, FeaturesContext } from '../kernel/feature.ts';
import { type FirstAnswers, FirstAnswersContext } from '../kernel/http/first-answers.ts';
import { AppShell } from './shell/app-shell.tsx';
import type { AppStore } from '../kernel/store/store.ts';

/** The application without its address bar: routes and companions of all features inside the shell. */
export const FeatureShell = ({ features }: { features: readonly Feature[] }) => (
  <FeaturesContext value={features}>
    <AppShell />
  </FeaturesContext>
);

export interface AppProps {
  readonly store: AppStore;
  readonly features: readonly Feature[];
  readonly answers: FirstAnswers;
}

export const App = ({ store, features, answers }: AppProps) => (
  <Provider store={store}>
    <FirstAnswersContext value={answers}>
      <MaruTheme>
        <BrowserRouter>
          <FeatureShell features={features} />
        </BrowserRouter>
      </MaruTheme>
    </FirstAnswersContext>
  </Provider>
);
