import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { firstScreen } from './app/first-screen/first-screen-plugin.ts';

/** Where `npm run dev` finds the services. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** Copies what components carry as statics, for ways of styling that nobody here uses (1.7 kB gzipped). */
const noHoist: Plugin = {
  name: 'no-hoist',
  enforce: 'pre',
  resolveId: (source) => (source === 'hoist-non-react-statics' ? '\0no-hoist' : undefined),
  load: (id) => (id === '\0no-hoist' ? 'export default (target) => target;' : undefined),
};

/** The theme turns ripples off; this keeps their code out of the first screen (2.5 kB gzipped). */
const noRipple: Plugin = {
  name: 'no-ripple',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './TouchRipple.mjs' && importer?.includes('ButtonBase') ? '\0no-ripple' : undefined,
  load: (id) => (id === '\0no-ripple' ? 'export default () => null;' : undefined),
};

/** The package hands its development build to every bundler, warnings and all; what is served is its other one. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('react-router')) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

const fewSee =
  /admin|users\.screen|config\.screen|slides\.screen|socket-test|revit-menu|new-item|own-|my\.screen|registered|login-check|find-pass|success|fail\.|order\.screen|my-orders|sessions\.api/;
const inFirstScript = /\/(react|look|rolldown-runtime)-[\w-]{8}\.js$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    noRipple,
    noHoist,
    productionRouter,
    react(),
    firstScreen(),
    compression({ include: /assets\/.+\.(js|css|svg)$/ }),
  ],
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
    // Each name in these lists stands in the first script, so they leave out what that script has brought already, and
    // all files of screens that few see or that nobody opens first: those find their files when they come.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) => {
        if (hostType !== 'js') return files;
        return fewSee.test(file) ? [] : files.filter((name) => !inFirstScript.test(name));
      },
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs and seldom changes, apart from what changes with each release. RTK Query comes
            // with the first call.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|react-redux|use-sync-external-store|immer|redux|redux-thunk|reselect|@reduxjs[\\/]toolkit[\\/]dist)[\\/](?!query)/,
            },
            // What draws, in one file: apart they would be eight more, each with its headers.
            {
              name: 'look',
              test: /node_modules[\\/](@emotion|stylis|@mui[\\/](system|styled-engine|private-theming|material[\\/](styles|Box|Stack|GlobalStyles|Paper|Card)))[\\/]|frontend[\\/](design[\\/](tokens|bone|theme|page-header)|format[\\/]number)|contracts[\\/]media[\\/]image[\\/]image.sizes/,
            },
            // All that is there from the beginning, instead of in as many files as it is shared in.
            { name: 'start', tags: ['$initial'] },
            {
              name: 'home',
              includeDependenciesRecursively: false,
              test: /frontend[\\/](app[\\/]home|site[\\/]slide[\\/](home-slides|slides-call|slide-show|slide-card)|design[\\/](notice|priority-icon|status-chip|tone-chip))|icons-material[\\/](Bolt|Forum|ViewKanban|Info|Remove|KeyboardDoubleArrowUp|KeyboardArrowDown)Rounded/,
            },
            // Small parts of the shop's first screens: each file by itself would cost its headers and its place in the
            // queue.
            {
              name: 'shop',
              includeDependenciesRecursively: false,
              test: /frontend[\\/](shop[\\/](item[\\/](item-(list|shelf|grid|picture|price|search|categories|choices|filter)|picture-sizes|recent)|wish[\\/]card-heart)|design[\\/](use-typed-text|pages|plain-select|stars))|icons-material[\\/](Image|ExpandMore|Search)Rounded/,
            },
          ],
        },
      },
    },
  },
});
