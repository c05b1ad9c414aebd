import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

/** Neither run by a service nor read by people: examples, worlds and pieces of tests. */
const forTests = /\.(test|spec|fixture|example)s?\.tsx?$|\/testing\//;
const services = ['platform', 'command-api', 'projectors', 'query-api', 'realtime', 'gateway'];
/** Data that is compared with what people type, and shown to nobody. */
const korean: ReadonlySet<string> = new Set(['command-api/identity/user/weak-passwords.ts']);

const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
/** Whether the code of a file, its comments left out, has a sentence for people. */
const hasHangul = (text: string) => /\p{Script=Hangul}/u.test(codeOf(text));
const namesProvider = (text: string) => /kakao|toss/i.test(text);

const filesOf = (rooms: readonly string[]) =>
  sourceFiles.filter((path) => rooms.includes(path.split('/')[0] ?? '') && !forTests.test(path));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

it('people read sentences of contracts and of the front end only: there they are found, reviewed and said alike', () => {
  const found = filesOf(services).filter((path) => !korean.has(path) && hasHangul(textOf(path)));
  expect(found).toEqual([]);
});

it('platform names no provider of one context: another may come, and platform would have to change', () => {
  expect(filesOf(['platform']).filter((path) => namesProvider(textOf(path)))).toEqual([]);
});

it('looks at every service, and finds what is planted', () => {
  expect(services.filter((room) => filesOf([room]).length === 0)).toEqual([]);
  expect(hasHangul("/** 주석 */\n  // 주석\nconst message = '안녕하세요.';")).toBe(true);
  expect(hasHangul("/** 주석 */\n  // 주석\nconst message = 'hello';")).toBe(false);
  expect([namesProvider('https://js.TossPayments.com'), namesProvider('a KakaoClient')]).toEqual([true, true]);
  expect([...korean].filter((path) => !hasHangul(textOf(path)))).toEqual([]);
});
