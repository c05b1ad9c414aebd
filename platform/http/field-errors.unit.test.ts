import { Rejected } from '@maru/contracts/kernel/rejections';
import { addOrEdit } from '@maru/contracts/kernel/route';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const refused = (schema: z.ZodType, input: unknown) => {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof Rejected)
      return { code: error.code, errors: Object.fromEntries(error.errors.map(({ path, message }) => [path, message])) };
  }
  return undefined;
};

describe('field errors', () => {
  it('says in Korean what is wrong with each field', () => {
    const form = z.object({
      title: z.string().min(1),
      text: z.string().max(3),
      code: z.string().min(4),
      page: z.coerce.number().min(1).max(9),
      size: z.number().max(2),
      kind: z.enum(['a', 'b']),
      mail: z.email(),
      due: z.iso.date(),
      id: z.uuid(),
      name: z.string(),
      list: z.array(z.string()).max(1),
    });
    const input = {
      title: '',
      text: '네 글자다',
      code: '1',
      page: '-1',
      size: 3,
      kind: 'c',
      mail: 'x',
      due: 'x',
      id: 'x',
      list: ['a', 'b'],
    };
    expect(refused(form, input)).toEqual({
      code: 'invalid_input',
      errors: {
        title: '꼭 입력해 주세요.',
        text: '3자까지 입력할 수 있어요.',
        code: '4자 이상 입력해 주세요.',
        page: '1 이상이어야 해요.',
        size: '2 이하여야 해요.',
        kind: '목록에 있는 값 가운데 골라 주세요.',
        mail: '이메일 주소를 다시 확인해 주세요.',
        due: '날짜를 다시 확인해 주세요.',
        id: '올바른 형식이 아니에요.',
        name: '꼭 입력해 주세요.',
        list: '1개까지 넣을 수 있어요.',
      },
    });
  });

  it('names nested fields by their path, each once', () => {
    const form = z.object({ agree: z.object({ terms: z.literal(true) }), word: z.string().min(9).regex(/^\d+$/) });
    expect(refused(form, { agree: { terms: false }, word: 'a' })?.errors).toEqual({
      'agree.terms': '목록에 있는 값 가운데 골라 주세요.',
      word: '9자 이상 입력해 주세요.',
    });
  });

  it('speaks Korean also where a form is added or edited', () => {
    const { errors } =
      refused(addOrEdit(z.object({ prj_id: z.uuid(), title: z.string() }), z.object({ id: z.uuid() })), {
        prj_id: 'x',
      }) ?? {};
    expect(errors).toEqual({ prj_id: '올바른 형식이 아니에요.', title: '꼭 입력해 주세요.' });
  });
});
