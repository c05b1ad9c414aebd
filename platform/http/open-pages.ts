import { LRUCache } from 'lru-cache';
import type { Request, RequestHandler } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '../log/logger.ts';
import { cookieNamed } from './cookie-named.ts';
import { siteOrigin } from './site-origin.ts';

interface Renderer {
  readonly isOpenPage: (pathname: string) => boolean;
  readonly renderPage: (
    request: About & { readonly pathname: string; readonly search: string; readonly template: string },
  ) => Promise<string | undefined>;
  readonly textFiles: Readonly<
    Record<string, (about: About) => Promise<{ readonly type: string; readonly text: string }>>
  >;
}
interface About {
  readonly origin: string;
  readonly ask: (call: string) => Promise<unknown>;
}

/** `call` is such as `shop/item?id=…`, below `/api/`. */
export type AskApi = (call: string, signal: AbortSignal) => Promise<Response>;

export interface OpenPagesOptions {
  readonly ask: AskApi;
  readonly publicUrl: string | undefined;
  /** The cookie of who is logged in; with any other a page is as for every visitor. */
  readonly session: { readonly name: string };
  readonly log: Log;
}

class PageMissing extends Error {}

/** How long a page waits for its data, a drawn one is kept for visitors, and how many are drawn at once; ms. */
const [patienceMs, keptMs, mostAtOnce] = [1_500, 5_000, 4];
const textsKeptMs = 600_000;

interface DrawnPage {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const answerOf = async (ask: AskApi, call: string): Promise<unknown> => {
  const answer = await ask(call, AbortSignal.timeout(patienceMs));
  if (answer.ok) return answer.json();
  await answer.body?.cancel();
  throw answer.status < 500
    ? new PageMissing(`${call} is refused with ${answer.status}`)
    : new Error(`${call} is answered with ${answer.status}`);
};

const textFor = async ({ textFiles }: Renderer, path: string, about: About): Promise<DrawnPage | undefined> => {
  const made = await textFiles[path]?.(about);
  return made && { status: 200, ...made };
};

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const acceptsCached = ({ headers }: Request, session: OpenPagesOptions['session']) =>
  cookieNamed(headers.cookie ?? '', session) === undefined &&
  !/no-cache|max-age=0/.test(headers['cache-control'] ?? '');

/** Draws open pages with their data, by what lies in `.pages` of the folder; else the plain page is served. */
export const openPages = (folder: string, { ask, publicUrl, session, log }: OpenPagesOptions): RequestHandler => {
  const [program, page] = [join(folder, '.pages/render-page.mjs'), join(folder, '.pages/page.html')];
  if (!existsSync(program)) return (_request, _response, next) => next();
  const template = readFileSync(page, 'utf8');
  const loading = import(pathToFileURL(program).href) as Promise<Renderer>;
  const kept = new LRUCache<string, DrawnPage>({ max: 200, ttl: keptMs });
  const asks = (call: string) => answerOf(ask, call);
  let drawing = 0;

  const pageFor = async ({ isOpenPage, renderPage }: Renderer, { path, url }: Request, origin: string) => {
    if (!isOpenPage(path) || drawing >= mostAtOnce) return undefined;
    drawing += 1;
    try {
      const text = await renderPage({ pathname: path, search: searchOf(url), origin, ask: asks, template });
      return text === undefined ? undefined : { status: 200, type: 'html', text };
    } finally {
      drawing -= 1;
    }
  };
  const draw = async (request: Request): Promise<DrawnPage | undefined> => {
    const origin = siteOrigin(request, publicUrl);
    const name = `${origin} ${request.url}`;
    const isShared = acceptsCached(request, session);
    const before = isShared ? kept.get(name) : undefined;
    if (before) return before;
    const renderer = await loading;
    const text = await textFor(renderer, request.path, { origin, ask: asks });
    const drawn = text ?? (await pageFor(renderer, request, origin));
    if (drawn && (text || isShared)) kept.set(name, drawn, text ? { ttl: textsKeptMs } : {});
    return drawn;
  };

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const drawn = await draw(request).catch((err: unknown) => {
      // The plain page says it on its screen; programs are told by the status.
      if (err instanceof PageMissing) response.status(404);
      else log.warn({ err, path: request.path }, 'a page is served without its data');
      return undefined;
    });
    if (!drawn) return next();
    response.status(drawn.status).type(drawn.type).set('Cache-Control', 'no-cache').send(drawn.text);
  };
};
