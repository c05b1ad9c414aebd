import { signupRoutes } from '@maru/contracts/identity/signup/signup.routes';
import { isInQuery, type Route } from '@maru/contracts/kernel/route';
import { imageRoutes } from '@maru/contracts/media/image/image.routes';
import { type Json, pascal, refTo } from './json.ts';
import { refusalsOf } from './problems.ts';
import { inputSchema } from './schemas.ts';

const uploads: readonly unknown[] = Object.values(imageRoutes);
const creating: readonly unknown[] = [signupRoutes.signup];

const parameters = (names: readonly string[]) => names.map((name) => refTo('parameters', name));
const headers = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, refTo('headers', name.replaceAll('-', ''))]));

/** A call of the API, from its row in the contract; `isOne` where it reads one thing, and so carries its revision. */
interface Call {
  readonly row: Route;
  readonly answer: Json;
  readonly isOne: boolean;
}

const requestHeaders = ({ row, isOne }: Call) => {
  if (row.kind === 'command') return parameters(['IdempotencyKey', 'IfMatch']);
  if (row.kind === 'query') return parameters(isOne ? ['XMinPosition', 'IfNoneMatch'] : ['XMinPosition']);
  return [];
};
const answerHeaders = ({ row, isOne }: Call) => {
  if (row.kind === 'endpoint') return {};
  return headers(row.kind === 'command' || isOne ? ['X-Position', 'ETag'] : ['X-Position']);
};

const queryParameters = (row: Route) => {
  const { properties = {}, required = [] } = inputSchema(row.input) as {
    properties?: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};
const image = { type: 'array', minItems: 1, items: { type: 'string', format: 'binary' } };
const bodyOf = (row: Route): Json => {
  const schema = inputSchema(row.input);
  if ('lines' in row && row.lines) return { required: true, content: { 'application/x-ndjson': { schema } } };
  if (!uploads.includes(row)) return { required: true, content: { 'application/json': { schema } } };
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { ...schema, properties: { ...(schema['properties'] as Json), image } } },
    },
  };
};

const fileContents: Json = {
  'text/csv': { schema: { type: 'string' } },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: { type: 'string', format: 'binary' } },
};

const successOf = (call: Call): Json => {
  const { row, answer } = call;
  if ('redirects' in row && row.redirects) return { '302': { description: 'On to `Location`.' } };
  return {
    [creating.includes(row) ? '201' : '200']: {
      description: 'Done.',
      headers: answerHeaders(call),
      content: 'file' in row && row.file ? fileContents : { 'application/json': { schema: answer } },
    },
  };
};

const securityOf = ({ access }: Route) => {
  if (access === 'open') return [];
  return access === 'invited' ? [{ bearer: [] }, { ticket: [] }] : [{ bearer: [] }];
};

export const operationOf = (call: Call): Json => {
  const { row, isOne } = call;
  const inQuery = isInQuery(row);
  const notModified = { description: 'Your copy is still good.', headers: headers(['X-Position', 'ETag']) };
  return {
    operationId: `${row.method.toLowerCase()}${pascal(row.path)}`,
    summary: row.summary,
    tags: [row.path.split('/').slice(0, -1).join('/') || row.path],
    security: securityOf(row),
    parameters: [...requestHeaders(call), ...(inQuery ? queryParameters(row) : [])],
    ...(inQuery ? {} : { requestBody: bodyOf(row) }),
    responses: { ...successOf(call), ...(isOne ? { '304': notModified } : {}), ...refusalsOf(row) },
  };
};
