import { join } from 'node:path';
import { Router } from 'express';
// Its main module would load the whole page's script into this process.
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import type { AnsweredRow } from '../http/query-handler.ts';
import { openApi } from './open-api.ts';

const page = join(import.meta.dirname, 'page');
const swagger = absolutePath();

/** What is served of the page, file by file: the packages around them hold more than is meant for people. */
const files = [
  { path: '/docs', name: 'index.html', root: page },
  { path: '/docs/show-api.js', name: 'show-api.js', root: page },
  { path: '/docs/swagger-ui.css', name: 'swagger-ui.css', root: swagger },
  { path: '/docs/swagger-ui-bundle.js', name: 'swagger-ui-bundle.js', root: swagger },
];

/** `openapi.json`, and a page for people at `docs`; to be mounted at `/api`. */
export const docsRouter = (answeredRows: readonly AnsweredRow[]): Router => {
  const router = Router();
  let document: string | undefined;
  router.get('/openapi.json', (_request, response) => {
    document ??= JSON.stringify(openApi(answeredRows));
    response.type('application/json').send(document);
  });
  for (const { path, name, root } of files) router.get(path, (_request, response) => response.sendFile(name, { root }));
  return router;
};
