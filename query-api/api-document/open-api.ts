import { siteName } from '@maru/contracts/kernel/site.words';
import { routes } from '@maru/contracts/api/routes';
import { signupTicket } from '@maru/contracts/identity/signup/signup.routes';
import type { Route } from '@maru/contracts/kernel/route';
import type { AnsweredRow } from '../http/query-handler.ts';
import type { Json } from './json.ts';
import { operationOf } from './operation.ts';
import { problemResponses, problemSchema } from './problems.ts';
import { answerSchemas } from './schemas.ts';

const inHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});
const header = (description: string) => ({ description, schema: { type: 'string' } });

const parameters: Json = {
  IdempotencyKey: inHeader(
    'Idempotency-Key',
    'Of your choice; the same key again gives the first answer and changes nothing.',
  ),
  IfMatch: inHeader(
    'If-Match',
    'The ETag you last saw; refused with `revision_conflict` when the thing has changed since.',
  ),
  IfNoneMatch: inHeader('If-None-Match', 'The ETag of your copy; answered 304 while it is still good.'),
  XMinPosition: inHeader('X-Min-Position', 'The newest `X-Position` you have seen: the answer is at least that fresh.'),
};
const headers: Json = {
  XPosition: header('Opaque: send the newest one you have seen as `X-Min-Position` to read your own writes.'),
  ETag: header('Revision and content of the one thing answered; goes into `If-Match` and `If-None-Match`.'),
  RetryAfter: header('Seconds after which to try again.'),
};

const pathsOf = (rows: readonly Route[], answerOf: (row: Route) => Json, answeredRows: readonly AnsweredRow[]) => {
  const singleRows = new Set<Route>(answeredRows.filter(({ handler }) => handler.revision).map(({ row }) => row));
  const paths: Record<string, Record<string, Json>> = {};
  for (const row of rows)
    (paths[`/${row.path}`] ??= {})[row.method.toLowerCase()] = operationOf({
      row,
      answer: answerOf(row),
      isOne: singleRows.has(row),
    });
  return paths;
};

/** The API as an OpenAPI 3.1 document, all of it from the contracts. */
export const openApi = (answeredRows: readonly AnsweredRow[], rows: readonly Route[] = routes): Json => {
  const { components, answerOf } = answerSchemas(rows);
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1',
      description:
        'Every failure is `application/problem+json`; act on its `code`. A query parameter that a call does not know is refused. Live changes come over socket.io, namespace `/project`.',
    },
    servers: [{ url: '/api' }],
    paths: pathsOf(rows, answerOf, answeredRows),
    components: {
      schemas: { ...components, Problem: problemSchema },
      responses: problemResponses(),
      parameters,
      headers,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        ticket: { type: 'apiKey', in: 'cookie', name: signupTicket.name },
      },
    },
  };
};
