import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/no-eval.ts';
import { App } from './app/app.tsx';
import type { Feature } from './kernel/feature.ts';
import { features } from './app/features.ts';
import { answersInPage } from './kernel/http/first-answers.ts';
import { openPage } from './app/open-page.ts';
import { refreshSession } from './kernel/session/refresh-session.ts';
import { createStore } from './kernel/store/store.ts';

const answers = answersInPage();
const store = createStore(undefined, answers);
// Asked for before anything is drawn; the first navigation joins the same call.
void store.dispatch(refreshSession());

const root = document.querySelector('#root');
const draw = (known: readonly Feature[]) =>
  root &&
  createRoot(root).render(
    <StrictMode>
      <App store={store} features={known} answers={answers} />
    </StrictMode>,
  );
// A document that came with its screen, as Home always does, keeps it until the same can be drawn in its place.
if (answers.size > 0 || window.location.pathname === '/')
  void openPage(features, store, window.location)
    .catch(() => features)
    .then(draw);
else draw(features);

// After the screen: its dozen files would hold up the scripts.
requestAnimationFrame(() => void import('./app/fonts.ts').then(({ fontsLoaded }) => fontsLoaded()));
