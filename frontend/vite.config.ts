import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstScreen } from './first-screen/first-screen-plugin.ts';

/** Where `npm run dev` finds the services. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** The theme turns ripples off; this keeps their code out of the first screen (2.5 kB gzipped). */
const noRipple: Plugin = {
  name: 'no-ripple',
  enforce: 'pre',
  resolveId: (source, importer) => (source === './TouchRipple.mjs' && importer?.includes('ButtonBase') ? '\0no-ripple' : undefined),
  load: (id) => (id === '\0no-ripple' ? 'export default () => null;' : undefined),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [noRipple, react(), firstScreen()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': { target: api }, '/socket.io': { target: api, ws: true } },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is put into the page as data: or inline script: the content security policy allows neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs and seldom changes, apart from what changes with each release. RTK Query comes with the first call.
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler|react-redux|use-sync-external-store|immer|redux|redux-thunk|reselect|@reduxjs[\\/]toolkit[\\/]dist)[\\/](?!query)/ },
          ],
        },
      },
    },
  },
});
