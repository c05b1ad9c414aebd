import { type RejectionCode, rejections } from '@maru/contracts/kernel/rejections';
import type { Route } from '@maru/contracts/kernel/route';
import { problemOf } from '@maru/platform/http/problem';
import { type Json, refTo } from './json.ts';

const text = { type: 'string' };
export const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'message', 'errors'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: text,
    status: { type: 'integer' },
    detail: text,
    code: { type: 'string', enum: Object.keys(rejections), description: 'What to act on; texts may change.' },
    message: { type: 'string', description: 'Korean sentence to show.' },
    errors: {
      type: 'array',
      description: 'Wrong fields, each with a Korean sentence.',
      items: { type: 'object', required: ['path', 'message'], properties: { path: text, message: text } },
    },
    current: { type: 'object', description: 'The thing as it is now, beside `revision_conflict`.' },
  },
};

const codes = Object.keys(rejections) as RejectionCode[];
const nameOf = (status: number) => `Problem${status}`;

/** A response for each status, with an example of every code that has it. */
export const problemResponses = (): Json => {
  const statuses = [...new Set(codes.map((code) => rejections[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const of = codes.filter((code) => rejections[code].status === status);
      const examples = Object.fromEntries(
        of.map((code) => [code, { summary: rejections[code].title, value: problemOf(code) }]),
      );
      const headers = status === 503 ? { headers: { 'Retry-After': refTo('headers', 'RetryAfter') } } : {};
      const description = of.map((code) => `\`${code}\``).join(', ');
      return [
        nameOf(status),
        {
          description,
          ...headers,
          content: { 'application/problem+json': { schema: refTo('schemas', 'Problem'), examples } },
        },
      ];
    }),
  );
};

const always = [400, 500];
const ofKind: Readonly<Record<Route['kind'], readonly number[]>> = {
  query: [404, 503],
  command: [404, 409, 412, 413, 422, 503],
  endpoint: [401, 403, 409, 413, 415, 422, 429, 503],
};

export const refusalsOf = ({ kind, access }: Route): Json => {
  const statuses = new Set([...always, ...ofKind[kind], ...(access === 'open' ? [] : [401, 403])]);
  return Object.fromEntries(
    [...statuses].toSorted((a, b) => a - b).map((status) => [String(status), refTo('responses', nameOf(status))]),
  );
};
