import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { MaruTheme } from '../design/theme-provider.tsx';
import type { Feature } from '../kernel/feature.ts';
import { type FirstAnswers, FirstAnswersContext } from '../kernel/http/first-answers.ts';
import { HomePartsContext } from './home/home-parts.ts';
import { OwnPartsContext } from '../kernel/own-parts.ts';
import { screensOf } from './router/screens.tsx';
import { AppShell } from './shell/app-shell.tsx';
import { type PlaceMarks, PlaceMarksContext } from './shell/place-marks.ts';
import type { AppStore } from '../kernel/store/store.ts';

/** The application without its address bar: routes and companions of all features inside the shell. */
export const FeatureShell = ({ features }: { features: readonly Feature[] }) => {
  const screens = useMemo(() => screensOf(features), [features]);
  const companions = useMemo(() => features.flatMap(({ Companion }) => Companion ?? []), [features]);
  const ownParts = useMemo(() => features.flatMap(({ OwnPart }) => OwnPart ?? []), [features]);
  const footers = useMemo(() => features.flatMap(({ Footer }) => Footer ?? []), [features]);
  const paletteParts = useMemo(() => features.flatMap(({ PalettePart }) => PalettePart ?? []), [features]);
  const homeParts = useMemo(() => features.flatMap(({ HomePart }) => HomePart ?? []), [features]);
  const placeMarks = useMemo(
    () => Object.assign({}, ...features.map((feature) => feature.placeMarks)) as PlaceMarks,
    [features],
  );
  return (
    <OwnPartsContext value={ownParts}>
      <HomePartsContext value={homeParts}>
        <PlaceMarksContext value={placeMarks}>
          <AppShell screens={screens} companions={companions} paletteParts={paletteParts} footers={footers} />
        </PlaceMarksContext>
      </HomePartsContext>
    </OwnPartsContext>
  );
};

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
