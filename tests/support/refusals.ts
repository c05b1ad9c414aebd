import type { Problem } from '@maru/contracts/kernel/problem';
import { type RejectionCode, rejections } from '@maru/contracts/kernel/rejections';
import { expect } from 'vitest';
import type { Product } from './running-server.ts';

/** A request as it goes over the wire, however wrong. */
export interface RawCall {
  readonly token?: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: NonNullable<RequestInit['body']>;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export const sendRaw = async (
  url: string,
  method: string,
  path: string,
  { token, query = {}, body, headers = {} }: RawCall = {},
): Promise<RawAnswer> => {
  const address = new URL(`/api/${path}`, url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const answer = await fetch(address, {
    method,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

export const json = (body: unknown): Pick<RawCall, 'body' | 'headers'> => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

/** What only our own machine should know: frames of a stack, source files, folders. */
const inside = /\n\s*at |\.ts\b|\.m?js:|node_modules|\/home\/|\/work\/|\/tmp\/|SQLITE|sharp|ZodError|\bError:/;

/** A refusal has the status and the Korean sentence of its code, and says nothing about how it came to be. */
export const expectRefusal = ({ status, headers, text }: RawAnswer, code: RejectionCode): Problem => {
  const problem = JSON.parse(text) as Problem;
  expect({ code: problem.code, status }).toEqual({ code, status: rejections[code].status });
  expect(problem.message).toBe(rejections[code].message);
  expect(problem.message).toMatch(/[가-힣]/);
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(text).not.toMatch(inside);
  return problem;
};

/** Whatever `work` does, it writes nothing. */
export const expectNothingWritten = async (
  product: Pick<Product, 'head'>,
  work: () => Promise<unknown>,
): Promise<void> => {
  const before = await product.head();
  await work();
  expect(await product.head()).toBe(before);
};
