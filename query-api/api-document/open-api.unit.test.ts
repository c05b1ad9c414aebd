import { routes } from '@maru/contracts/api/routes';
import { describe, expect, it } from 'vitest';
import { answeredRows } from '../compose.ts';
import { openApi } from './open-api.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly {
    readonly $ref?: string;
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly $ref?: string }>>;
}
const document = openApi(answeredRows) as { paths: Record<string, Record<string, Operation>> };
const text = JSON.stringify(document);
const at = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/')],
      document,
    );
const operationOf = (path: string, method: string) => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`${method} ${path} is missing`);
  return found;
};

describe('API document', () => {
  it('has every call of the contract and nothing else', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(documented.toSorted()).toEqual(
      routes.map(({ method, path }) => `${method.toLowerCase()} /${path}`).toSorted(),
    );
  });

  it('refers to nothing that is not in it', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '');
    expect(references.length).toBeGreaterThan(100);
    expect(
      references.filter((reference) => !reference.startsWith('#/components/') || at(reference) === undefined),
    ).toEqual([]);
  });

  it('names each operation once', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('leaves dialects and ids to the document', () => {
    expect(text).not.toMatch(/"\$(schema|id)"/);
  });

  it('tells of the headers and refusals of a command', () => {
    const edit = operationOf('/request/request/add', 'post');
    expect(edit.parameters).toEqual([
      { $ref: '#/components/parameters/IdempotencyKey' },
      { $ref: '#/components/parameters/IfMatch' },
    ]);
    expect(edit.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(edit.requestBody?.content ?? {})).toEqual(['application/json']);
    expect(Object.keys(edit.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '412',
      '413',
      '422',
      '500',
      '503',
    ]);
    expect(edit.responses['200']?.headers).toHaveProperty('X-Position');
  });

  it('tells of the parameters and headers of a read', () => {
    const info = operationOf('/request/request/info', 'get');
    expect(info.parameters).toContainEqual(expect.objectContaining({ name: 'id', in: 'query', required: true }));
    expect(info.responses['200']?.headers).toHaveProperty('ETag');
    expect(info.responses).toHaveProperty('304');
    expect(operationOf('/request/project/list', 'get').responses['200']?.headers).not.toHaveProperty('ETag');
  });

  it('takes uploads as forms and logins from anyone', () => {
    expect(Object.keys(operationOf('/util/upload_image', 'post').requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ]);
    expect(operationOf('/auth/login', 'post').security).toEqual([]);
    expect(operationOf('/util/upload_image', 'post').security).toEqual([{ bearer: [] }, { ticket: [] }]);
  });
});

describe('reads', () => {
  it('have a handler for every query of the contract', () => {
    expect(new Set(answeredRows.map(({ row }) => row.path))).toEqual(
      new Set(routes.filter(({ kind }) => kind === 'query').map(({ path }) => path)),
    );
  });
});
