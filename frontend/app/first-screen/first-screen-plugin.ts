import { build, type Plugin, runnerImport } from 'vite';
import { gatherStyles } from './gather-styles.ts';

const place = '<div id="root"></div>';
const sheet = /^assets\/fonts-.*\.css$/;

/** Style sheet of the font: fetched early, applied once the screen works (or at once, see `boot.js`). */
const fontLink = (files: readonly string[]): string =>
  files
    .filter((file) => sheet.test(file))
    .map((file) => `<link id="fonts" rel="preload" as="style" crossorigin href="/${file}">`)
    .join('');

/** Style sheets are the page's own business. */
const noSheets: Plugin = {
  name: 'no-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-sheet' : undefined),
  load: (id) => (id === '\0no-sheet' ? 'export {}' : undefined),
};

const loadScreens = async () => {
  const { module } = await runnerImport<{ renderFirstScreen: () => string; renderShell: () => string }>(
    `${import.meta.dirname}/first-screen.tsx`,
    { root: `${import.meta.dirname}/../..`, logLevel: 'error', plugins: [noSheets] },
  );
  return module;
};

const withScreen = (template: string, markup: string) => {
  const { body, styles } = gatherStyles(markup);
  return template
    .replace('</head>', () => `${styles}</head>`)
    .replace(place, () => `<div id="root"><div class="first-screen">${body}</div></div>`);
};

/**
 * What draws open pages on the server, beside the page they are drawn into; the folder's name keeps it from being
 * served.
 */
const buildPages = async (outDir: string, template: string) => {
  const page: Plugin = {
    name: 'page',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'page.html', source: template });
    },
  };
  await build({
    configFile: false,
    root: `${import.meta.dirname}/../..`,
    logLevel: 'error',
    publicDir: false,
    plugins: [noSheets, page],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: `${import.meta.dirname}/render-page.tsx`,
      outDir,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'render-page.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
};

/**
 * Puts the first screen into the page, so that it is seen before any script has come; React draws the same in its
 * place. `shell.html` is for every other address: the header, and bones where the screen will be.
 */
export const firstScreen = (): Plugin => {
  let outDir = '';
  let template = '';
  let shell = '';
  return {
    name: 'first-screen',
    apply: 'build',
    configResolved: ({ build: { outDir: folder } }) => void (outDir = folder),
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        template = html.replace('<head>', () => `<head>${fontLink(Object.keys(bundle ?? {}))}`);
        const { renderFirstScreen, renderShell } = await loadScreens();
        shell = withScreen(template, renderShell());
        return withScreen(template, renderFirstScreen());
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell });
      },
    },
    closeBundle: { order: 'post', sequential: true, handler: () => buildPages(`${outDir}/.pages`, template) },
  };
};
