import { type HtmlTagDescriptor, type Plugin, runnerImport } from 'vite';
import { gatherStyles } from './gather-styles.ts';

const place = '<div id="root"></div>';
const sheet = /^assets\/fonts-.*\.css$/;

/** Style sheet of the font: fetched early, applied once the screen works (or at once, see `boot.js`). */
const fontLink = (files: readonly string[]): HtmlTagDescriptor[] =>
  files.filter((file) => sheet.test(file)).map((file) => ({ tag: 'link', attrs: { id: 'fonts', rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` }, injectTo: 'head-prepend' }));

/** Style sheets are the page's own business. */
const noSheets: Plugin = {
  name: 'no-sheets',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-sheet' : undefined),
  load: (id) => (id === '\0no-sheet' ? 'export {}' : undefined),
};

const render = async () => {
  const { module } = await runnerImport<{ renderFirstScreen: () => string }>(`${import.meta.dirname}/first-screen.tsx`, {
    root: `${import.meta.dirname}/..`,
    logLevel: 'error',
    plugins: [noSheets],
  });
  return module.renderFirstScreen();
};

/**
 * Puts the first screen into the page, so that it is seen before any script has come. React draws the same in its place. Other addresses
 * show only its header (`boot.js`, `base.css`).
 */
export const firstScreen = (): Plugin => ({
  name: 'first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const { body, styles } = gatherStyles(await render());
      const filled = html.replace('</head>', () => `${styles}</head>`).replace(place, () => `<div id="root"><div class="first-screen">${body}</div></div>`);
      return { html: filled, tags: fontLink(Object.keys(bundle ?? {})) };
    },
  },
});
