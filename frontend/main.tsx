import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/no-eval.ts';
import { App } from './app/app.tsx';
import { features } from './app/features.ts';
import { refreshSession } from './app/session/refresh-session.ts';
import { createStore } from './app/store.ts';

const store = createStore();
// Asked for before anything is drawn; the first navigation joins the same call.
void store.dispatch(refreshSession());

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App store={store} features={features} />
    </StrictMode>,
  );

// After the screen: its dozen files would hold up the scripts.
requestAnimationFrame(() => void import('./app/fonts.ts').then(({ fontsLoaded }) => fontsLoaded()));
