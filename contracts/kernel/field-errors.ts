import type { z } from 'zod';
import type { FieldError } from './rejections.ts';

type Issue = z.core.$ZodIssue;
type Sentences = { readonly [C in Issue['code']]: (issue: Extract<Issue, { code: C }>) => string };

const requiredMessage = '꼭 입력해 주세요.';
const wrong = '올바른 형식이 아니에요.';
const units: Readonly<Record<string, readonly [least: string, most: string, exact: string]>> = {
  string: ['자 이상 입력해 주세요.', '자까지 입력할 수 있어요.', '자로 입력해 주세요.'],
  array: ['개 이상 골라 주세요.', '개까지 넣을 수 있어요.', '개를 골라 주세요.'],
};
const formats: Readonly<Record<string, string>> = {
  email: '이메일 주소를 다시 확인해 주세요.',
  date: '날짜를 다시 확인해 주세요.',
  datetime: '날짜와 시간을 다시 확인해 주세요.',
  url: '주소를 다시 확인해 주세요.',
};
const types: Readonly<Record<string, string>> = {
  number: '숫자로 입력해 주세요.',
  int: '소수점 없이 숫자로 입력해 주세요.',
  string: '글자로 입력해 주세요.',
};
/** More names than these are no help to choose by. */
const mostValues = 12;

const choose = (values: readonly unknown[]) => {
  const names = [...new Set(values.map(String))].filter((name) => name !== '');
  if (names.length === 0) return wrong;
  if (names.join() === 'true') return '꼭 선택해 주세요.';
  return names.length > mostValues
    ? '고를 수 있는 값이 아니에요.'
    : `고를 수 있는 값이 아니에요. 다음에서 골라 주세요: ${names.join(', ')}`;
};

const sentences: Sentences = {
  invalid_type: ({ expected }) => types[expected] ?? wrong,
  too_small: ({ origin, minimum, exact, inclusive }) => {
    if (origin === 'string' && minimum === 1) return requiredMessage;
    const unit = units[origin];
    if (unit) return `${minimum}${unit[exact ? 2 : 0]}`;
    return inclusive === false ? `${minimum}보다 커야 해요.` : `${minimum} 이상이어야 해요.`;
  },
  too_big: ({ origin, maximum, exact, inclusive }) => {
    const unit = units[origin];
    if (unit) return `${maximum}${unit[exact ? 2 : 1]}`;
    return inclusive === false ? `${maximum}보다 작아야 해요.` : `${maximum} 이하여야 해요.`;
  },
  not_multiple_of: ({ divisor }) => `${divisor} 단위로 입력해 주세요.`,
  invalid_format: ({ format }) => formats[format] ?? wrong,
  invalid_value: ({ values }) => choose(values),
  invalid_union: (issue) => choose('options' in issue && issue.options ? issue.options : []),
  unrecognized_keys: () => '알 수 없는 항목이에요.',
  invalid_key: () => '알 수 없는 항목이에요.',
  invalid_element: () => wrong,
  custom: () => '내용을 다시 확인해 주세요.',
};

const valueAt = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], whole);
/** The input is no sign alone: a list is made of a text, `NaN` of nothing; an object's issue may be about a field. */
const isMissing = ({ input, path }: Issue, whole: unknown) =>
  (valueAt(whole, path) ?? undefined) === undefined &&
  (input === undefined || typeof input === 'object' || Number.isNaN(input));

/** Whether an alternative was meant at all: a wrong kind of value, or another constant, speaks of none. */
const isMeant = ({ code, path }: Issue) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value');

/** What is wrong with a value of several alternatives: the issues of the one that was meant, or the values of all. */
const issuesOf = (issue: Issue): readonly Issue[] => {
  const under = (inner: Issue): Issue => ({ ...inner, path: [...issue.path, ...inner.path] });
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const alternatives = issue.errors.map((errors) => errors.flatMap(issuesOf));
  const meant = alternatives.find((errors) => errors.every(isMeant));
  if (meant) return meant.map(under);
  const values = alternatives.flat().flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
  return [values.length > 0 ? { ...issue, code: 'invalid_value', values } : issue];
};

const sentenceOf = (issue: Issue, whole: unknown): string =>
  isMissing(issue, whole) ? requiredMessage : (sentences[issue.code] as (issue: Issue) => string)(issue);

/** More would help nobody, and would let a caller make the answer far larger than the request. */
const mostErrors = 20;

/** A Korean sentence for each wrong field. `issues` are of parsing `whole` with `reportInput`; else all are missing. */
export const fieldErrors = (issues: readonly Issue[], whole: unknown): readonly FieldError[] => {
  const byPath = new Map<string, string>();
  for (const issue of issues.flatMap(issuesOf).slice(0, mostErrors)) {
    const path = issue.path.map(String).join('.');
    if (!byPath.has(path)) byPath.set(path, sentenceOf(issue, whole));
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
};
