import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agreementVersions } from '@maru/contracts/identity/user/agreements';
import * as law from '@maru/contracts/shop/law/withdrawal';
import { describe, expect, it } from 'vitest';
import { root } from '../architecture/source-files.ts';

const textOf = (which: 'terms' | 'purchase') =>
  readFileSync(join(root, `command-api/identity/user/agreements/${which}.v${agreementVersions[which]}.md`), 'utf8');
const purchase = textOf('purchase');

const at = (seoul: string) => Date.parse(`${seoul}+09:00`);
/** A Tuesday with no holiday near: a week, three business days and three months later there is none either. */
const received = at('2026-06-23T15:00');
const midnightAfter = (date: string) => at(`${date}T00:00`) + 24 * 3_600_000;
const supplied = {
  kind: 'goods',
  madeToOrder: false,
  consented: false,
  keyShown: false,
  deliveredAt: received,
} as const;

/** The sentence of the shop's own text, and what the code does in its case. */
const sentences: readonly (readonly [string, () => unknown, unknown])[] = [
  ['상품을 받은 날부터 7일 이내에 반품이나 교환을', () => law.withdrawalEnd(received), midnightAfter('2026-06-30')],
  ['받은 날부터 3개월', () => law.defectEnd(received), midnightAfter('2026-09-23')],
  ['안 날 또는 알 수 있었던 날부터 30일 이내', () => law.defectEnd(received, received), midnightAfter('2026-07-23')],
  ['마지막 날이 끝나는 밤 12시', () => law.withdrawalEnd(at('2026-06-23T00:00')), midnightAfter('2026-06-30')],
  [
    '마지막 날이 토요일이나 공휴일이면 그다음 영업일',
    () => law.withdrawalEnd(at('2026-06-20T12:00')),
    midnightAfter('2026-06-29'),
  ],
  [
    '라이선스 키를 열어 보면',
    () =>
      [false, true].map((keyShown) =>
        law.withdrawableUntil({ ...supplied, kind: 'licence', consented: true, keyShown }, 'changedMind'),
      ),
    [midnightAfter('2026-06-30'), null],
  ],
  [
    '개별적으로 만드는 상품은 주문할 때 따로 동의한 경우에 한하여',
    () =>
      [false, true].map((consented) =>
        law.withdrawableUntil({ ...supplied, madeToOrder: true, consented }, 'changedMind'),
      ),
    [midnightAfter('2026-06-30'), null],
  ],
  [
    '제한은 상품의 내용이 표시·광고와 다르거나 하자가 있는 때에는 적용하지 않습니다',
    () => law.withdrawableUntil({ ...supplied, madeToOrder: true, consented: true }, 'differs'),
    midnightAfter('2026-09-23'),
  ],
  ['상품을 돌려받은 날부터 3영업일 이내', () => law.refundDueAt(received), midnightAfter('2026-06-26')],
  ['단순 변심으로 반품하거나 교환할 때 드는 배송비는 소비자가', () => law.returnCostBearer('changedMind'), 'buyer'],
  ['상품에 하자가 있거나', () => law.returnCostBearer('defective'), 'shop'],
  ['내용이 표시·광고와 다르면', () => law.returnCostBearer('differs'), 'shop'],
];

describe('the rules do what the conditions of purchase say', () => {
  it.each(sentences)('%s', (sentence, done, expected) => {
    expect(purchase).toContain(sentence);
    expect(done()).toEqual(expected);
  });

  it('has no period in the text that the rules do not know', () => {
    const withdrawal = purchase.slice(purchase.indexOf('## 3.'), purchase.indexOf('## 5.'));
    const said = new Set(withdrawal.match(/\d+(일(?= 이내)|개월|영업일)/g));
    const known = [`${law.withdrawalDays}일`, `${law.defectKnownDays}일`];
    expect(said).toEqual(new Set([...known, `${law.defectMonths}개월`, `${law.refundBusinessDays}영업일`]));
  });

  it('says the same in the terms of use', () => {
    expect(textOf('terms')).toContain(`상품을 받은 날부터 ${law.withdrawalDays}일 이내에 청약을 철회`);
    expect(textOf('terms')).toContain(`상품을 돌려받은 날부터 ${law.refundBusinessDays}영업일 이내`);
  });
});
