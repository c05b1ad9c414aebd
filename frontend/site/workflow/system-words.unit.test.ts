import { expect, it } from 'vitest';
import { failureOf } from './system-words.ts';

it.each([
  ['mail_server_away', '메일 서버가 메일을 받지 않아요.'],
  ['item_not_found', '상품을 찾을 수 없어요.'],
  ['TypeError', '프로그램에 문제가 있어요 (TypeError).'],
  ['연결하지 못했어요 ECONNREFUSED', '연결하지 못했어요 ECONNREFUSED'],
])('says why something could not be done: %s', (error, words) => {
  expect(failureOf({ error })).toContain(words);
});
