import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from '@maru/contracts/kernel/field-errors';
import { queryList } from '@maru/contracts/kernel/fields';
import { addOrEdit } from '@maru/contracts/kernel/route';

const errorsOf = (schema: z.ZodType, input: unknown) => {
  const { error } = schema.safeParse(input, { reportInput: true });
  return Object.fromEntries(fieldErrors(error?.issues ?? [], input).map(({ path, message }) => [path, message]));
};
const sentenceOf = (schema: z.ZodType, value: unknown) => errorsOf(z.object({ field: schema }), { field: value });

type Row = readonly [schema: z.ZodType, value: unknown, sentence: string];
const required = '꼭 입력해 주세요.';
const wrong = '올바른 형식이 아니에요.';
const email = '이메일 주소를 다시 확인해 주세요.';
const choice = '고를 수 있는 값이 아니에요.';
const status = z.enum(['OnGoing', 'OnHold']);

/** What is wrong, by the code that zod gives it: a new code does not compile until it is here. */
const rows: Record<z.core.$ZodIssue['code'], readonly Row[]> = {
  invalid_type: [
    [z.string(), undefined, required],
    [z.string(), null, required],
    [z.string(), 3, '글자로 입력해 주세요.'],
    [z.number(), 'a', '숫자로 입력해 주세요.'],
    [z.coerce.number(), 'a', '숫자로 입력해 주세요.'],
    [z.coerce.number(), undefined, required],
    [z.int(), 1.5, '소수점 없이 숫자로 입력해 주세요.'],
    [z.boolean(), 'a', wrong],
    [z.array(z.string()), 'a', wrong],
  ],
  too_small: [
    [z.string().min(1), '', required],
    [z.string().min(4), 'a', '4자 이상 입력해 주세요.'],
    [z.string().length(4), 'a', '4자로 입력해 주세요.'],
    [z.array(z.string()).min(1), [], '1개 이상 골라 주세요.'],
    [z.number().min(1), 0, '1 이상이어야 해요.'],
    [z.number().positive(), 0, '0보다 커야 해요.'],
  ],
  too_big: [
    [z.string().max(3), '네 글자다', '3자까지 입력할 수 있어요.'],
    [z.array(z.string()).max(1), ['a', 'b'], '1개까지 넣을 수 있어요.'],
    [z.array(z.string()).length(1), ['a', 'b'], '1개를 골라 주세요.'],
    [z.number().max(2), 3, '2 이하여야 해요.'],
    [z.number().negative(), 0, '0보다 작아야 해요.'],
  ],
  not_multiple_of: [[z.number().multipleOf(10), 5, '10 단위로 입력해 주세요.']],
  invalid_format: [
    [z.email(), 'x', email],
    [z.iso.date(), 'x', '날짜를 다시 확인해 주세요.'],
    [z.iso.datetime(), 'x', '날짜와 시간을 다시 확인해 주세요.'],
    [z.url(), 'x', '주소를 다시 확인해 주세요.'],
    [z.uuid(), 'x', wrong],
    [z.string().regex(/^\d+$/), 'x', wrong],
  ],
  invalid_value: [
    [status, undefined, required],
    [status, 'Foo', `${choice} 다음에서 골라 주세요: OnGoing, OnHold`],
    [z.literal(true), false, '꼭 선택해 주세요.'],
    [z.enum(Array.from({ length: 13 }, (_, at) => `v${at}`)), 'Foo', choice],
  ],
  invalid_union: [
    [status.or(z.literal('all')), 'Foo', `${choice} 다음에서 골라 주세요: OnGoing, OnHold, all`],
    [status.or(z.literal('all')), undefined, required],
    [z.string().max(3).or(z.literal('')), '네 글자다', '3자까지 입력할 수 있어요.'],
    [z.email().or(z.literal('')), 'x', email],
    [z.number().or(z.boolean()), 'x', wrong],
  ],
  unrecognized_keys: [],
  invalid_key: [],
  invalid_element: [[z.map(z.unknown(), z.string()), new Map([[{}, 1]]), wrong]],
  custom: [[z.string().refine(() => false), 'x', '내용을 다시 확인해 주세요.']],
};

describe('field errors', () => {
  it.each(Object.entries(rows).flatMap(([code, of]) => of.map((row) => [code, row[1], row] as const)))(
    'say of %s, %j',
    (_code, _value, [schema, value, sentence]) =>
      expect(Object.values(sentenceOf(schema, value)).slice(0, 1)).toEqual([sentence]),
  );

  it('name the keys that nobody knows', () => {
    expect(errorsOf(z.strictObject({ a: z.string() }), { a: 'x', b: 1, c: 2 })).toEqual({
      b: '알 수 없는 항목이에요.',
      c: '알 수 없는 항목이에요.',
    });
    expect(errorsOf(z.record(z.string().max(1), z.number()), { ab: 1 })).toEqual({ ab: '알 수 없는 항목이에요.' });
  });

  it('say which values there are where a query holds a list', () => {
    const filter = z.object({ status: queryList.pipe(z.array(status.or(z.literal('all'))).min(1)) });
    expect(errorsOf(filter, { status: 'OnHold,Foo' })).toEqual({
      'status.1': `${choice} 다음에서 골라 주세요: OnGoing, OnHold, all`,
    });
    expect(errorsOf(filter, {})).toEqual({ status: required });
  });

  it('tell the kinds of a thing that are told apart by a field', () => {
    const kinds = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('goods'), stock: z.int() }),
      z.object({ kind: z.literal('licence') }),
    ]);
    expect(errorsOf(kinds, { kind: 'Foo' })).toEqual({ kind: `${choice} 다음에서 골라 주세요: goods, licence` });
    expect(errorsOf(kinds, {})).toEqual({ kind: required });
    expect(errorsOf(kinds, { kind: 'goods' })).toEqual({ stock: required });
  });

  it('name nested fields by their path, each once', () => {
    const form = z.object({ agree: z.object({ terms: z.literal(true) }), word: z.string().min(9).regex(/^\d+$/) });
    expect(errorsOf(form, { agree: { terms: false }, word: 'a' })).toEqual({
      'agree.terms': '꼭 선택해 주세요.',
      word: '9자 이상 입력해 주세요.',
    });
    const either = z.object({ a: z.string().or(z.object({ b: z.string().max(1) })) });
    expect(errorsOf(either, { a: { b: 'xx' } })).toEqual({ 'a.b': '1자까지 입력할 수 있어요.' });
  });

  it('speak Korean also where a form is added or edited', () => {
    const form = addOrEdit(z.object({ prj_id: z.uuid(), title: z.string() }), z.object({ id: z.uuid() }));
    expect(errorsOf(form, { prj_id: 'x' })).toEqual({ prj_id: wrong, title: required });
  });
});
