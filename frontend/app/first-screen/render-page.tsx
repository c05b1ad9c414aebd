import { configureStore } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { matchPath, MemoryRouter } from 'react-router-dom';
import { baseApi } from '../../kernel/api/base-api.ts';
import { FeatureShell } from '../app.tsx';
import {
  type FirstAnswers,
  FirstAnswersContext,
  firstAnswersId,
  type TakenAnswers,
} from '../../kernel/http/first-answers.ts';
import { homeFeature } from '../home/home.feature.ts';
import { openPage } from '../open-page.ts';
import { rootReducer } from '../../kernel/state/root-reducer.ts';
import { ScreenSkeleton } from '../../design/screen-skeleton.tsx';
import { MaruTheme } from '../../design/theme-provider.tsx';
import type { Feature } from '../../kernel/feature.ts';
import { shopFeature } from '../../shop/shop.feature.ts';
import { siteFeature } from '../../site/site.feature.ts';
import { gatherStyles } from './gather-styles.ts';
import { cardHead, formHead, formPages, homeHead, itemHead, listHead, type HeadInput } from './heads.ts';
import { escapeHtml, headTags, type PageHead, scriptJson } from './page-head.ts';

export { textFiles } from './text-files.ts';

/** Pages that anyone may read; search engines shall, but for those that say otherwise. */
const heads: Readonly<Record<string, (input: HeadInput) => PageHead>> = {
  '/': homeHead,
  '/shop': listHead,
  '/shop/:id': itemHead,
  '/card/:id': cardHead,
  ...Object.fromEntries(Object.entries(formPages).map(([path, page]) => [path, () => formHead(path, page)])),
};
const features = [homeFeature([siteFeature]), shopFeature, siteFeature];

/** The screens of forms are drawn by the browser, which alone knows the cart and the session: here their heading is. */
const formFeature: Feature = {
  routes: Object.entries(formPages).map(([path, [heading]]) => ({
    path,
    Component: () => <ScreenSkeleton heading={heading} />,
  })),
};

const headAt = (pathname: string) => Object.entries(heads).find(([path]) => matchPath(path, pathname))?.[1];
export const isOpenPage = (pathname: string): boolean => headAt(pathname) !== undefined;

export interface PageRequest {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** Where people open the site. */
  readonly origin: string;
  /** Answers a call, `shop/item?id=…`; throws where it is refused. */
  readonly ask: (call: string) => Promise<unknown>;
  /** The built page without a screen in it. */
  readonly template: string;
}

/** A store of its own for each page: the application's would hold on to every one it was ever given. */
const pageStore = (answers: TakenAnswers) =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { answers } }, serializableCheck: false, immutableCheck: false }).concat(
        baseApi.middleware as Middleware,
      ),
  });

/** Makes the calls of a page and remembers their answers and failures, which nobody else would report. */
const recordCalls = (ask: PageRequest['ask'], answers: Map<string, unknown>) => {
  const failures: unknown[] = [];
  const get = async (call: string) => {
    const data = await ask(call).catch((error: unknown) => void failures.push(error));
    answers.set(call, data);
    return data ?? {};
  };
  return { failures, source: { size: 1, has: () => true, delete: () => true, get } satisfies TakenAnswers };
};

const draw = (
  store: ReturnType<typeof pageStore>,
  opened: readonly Feature[],
  { address, answers }: { address: string; answers: FirstAnswers },
) =>
  renderToString(
    <Provider store={store}>
      <FirstAnswersContext value={answers}>
        <MaruTheme>
          <MemoryRouter initialEntries={[address]}>
            <FeatureShell features={opened} />
          </MemoryRouter>
        </MaruTheme>
      </FirstAnswersContext>
    </Provider>,
  );

const fillPage = (
  template: string,
  head: PageHead,
  { origin, markup, answers }: { origin: string; markup: string; answers: FirstAnswers },
) => {
  const { body, styles } = gatherStyles(markup);
  const data = `<script type="application/json" id="${firstAnswersId}">${scriptJson([...answers])}</script>`;
  return template
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>${headTags(head, origin)}`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"><div class="drawn">${body}</div></div>${data}`);
};

/**
 * An open page with its first data and its head; undefined for other addresses. Throws what `ask` throws.
 */
export const renderPage = async ({
  pathname,
  search,
  origin,
  ask,
  template,
}: PageRequest): Promise<string | undefined> => {
  const head = headAt(pathname);
  if (!head) return undefined;
  const answers = new Map<string, unknown>();
  const { source, failures } = recordCalls(ask, answers);
  const store = pageStore(source);
  try {
    const opened = await openPage([formFeature, ...features], store, { pathname, search }, source.get);
    if (failures.length > 0) throw failures[0];
    const markup = draw(store, opened, { address: pathname + search, answers });
    return fillPage(template, head({ answers, search: new URLSearchParams(search), origin }), {
      origin,
      markup,
      answers,
    });
  } finally {
    // Or its timers would hold it for a while.
    store.dispatch(baseApi.util.resetApiState());
  }
};
