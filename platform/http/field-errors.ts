import type { FieldError } from '@maru/contracts/kernel/rejections';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

const units: Readonly<Record<string, readonly [least: string, most: string]>> = {
  string: ['자 이상 입력해 주세요.', '자까지 입력할 수 있어요.'],
  array: ['개 이상 골라 주세요.', '개까지 넣을 수 있어요.'],
};
const numeric = [' 이상이어야 해요.', ' 이하여야 해요.'] as const;
const formats: Readonly<Record<string, string>> = {
  email: '이메일 주소를 다시 확인해 주세요.',
  date: '날짜를 다시 확인해 주세요.',
};

const required = '꼭 입력해 주세요.';
const wrong = '올바른 형식이 아니에요.';

const sentences: { readonly [C in Issue['code']]?: (issue: Extract<Issue, { code: C }>) => string } = {
  too_small: ({ origin, minimum }) =>
    origin === 'string' && minimum === 1 ? required : `${minimum}${(units[origin] ?? numeric)[0]}`,
  too_big: ({ origin, maximum }) => `${maximum}${(units[origin] ?? numeric)[1]}`,
  invalid_format: ({ format }) => formats[format] ?? wrong,
  invalid_value: () => '목록에 있는 값 가운데 골라 주세요.',
  custom: () => '내용을 다시 확인해 주세요.',
};

const sentenceOf = (issue: Issue, input: unknown): string => {
  if (at(input, issue.path) === undefined) return required;
  const sentence = sentences[issue.code] as ((issue: Issue) => string) | undefined;
  return sentence?.(issue) ?? wrong;
};

/** More would help nobody, and would let a caller make the answer far larger than the request. */
const mostErrors = 20;

/** Each wrong field with a Korean sentence, one a field. */
export const fieldErrors = (issues: readonly Issue[], input: unknown): readonly FieldError[] => {
  const byPath = new Map<string, string>();
  for (const issue of issues.slice(0, mostErrors)) {
    const path = issue.path.map(String).join('.');
    if (!byPath.has(path)) byPath.set(path, sentenceOf(issue, input));
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
};
