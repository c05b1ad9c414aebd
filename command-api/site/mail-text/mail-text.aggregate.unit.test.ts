import type { Actor } from '@maru/contracts/kernel/actor';
import { editableMailKind } from '@maru/contracts/site/mail-text/mail-text.fields';
import { placeholderErrors } from '@maru/contracts/site/mail-text/mail-placeholders';
import { sampleMail } from '@maru/contracts/site/mail-text/mail-sample.words';
import { mailTextExamples } from '@maru/contracts/site/mail-text/mail-text.examples';
import { mailTextRoutes } from '@maru/contracts/site/mail-text/mail-text.routes';
import { inWordsOf } from '@maru/contracts/site/mail-text/mail-text.words';
import type { MailText } from '@maru/contracts/site/mail-text/mail-text.views';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../mail/letter.ts';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { mailTextAggregate } from './mail-text.aggregate.ts';
import { mailTextEndpoints } from './mail-text.endpoints.ts';

const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
const { MailTextChanged: changed, MailTextReset: reset } = mailTextExamples;
const template = changed.data.after;
const texts = decisionsOf(mailTextAggregate);
const change = (part: Partial<typeof template> = {}, kind: 'restocked' | 'order-paid' | 'certify' = 'restocked') =>
  ({ type: 'ChangeMailText', data: { kind, template: { ...template, ...part } } }) as const;

describe('the words of a mail', () => {
  it('are changed, not twice the same, and set back', () => {
    texts.given().when(change(), keeper).emits(changed);
    texts.given(changed).when(change(), keeper).emitsNothing();
    const back = { type: 'ResetMailText', data: { kind: 'restocked' } } as const;
    texts.given(changed).when(back, keeper).emits(reset);
    texts.given().when(back, keeper).emitsNothing();
  });
  it('name no placeholder that the mail has no value for, and keep those that it needs', () => {
    texts
      .given()
      .when(change({ heading: '{주문번호}' }), keeper)
      .isRefused('invalid_input');
    texts
      .given()
      .when(change({ subject: '{기본 안내}' }), keeper)
      .isRefused('invalid_input');
    texts.given().when(change({}, 'certify'), keeper).isRefused('invalid_input');
    const order = { subject: '결제했어요 ({주문번호})', text: '고마워요.' };
    texts.given().when(change(order, 'order-paid'), keeper).isRefused('invalid_input');
  });
});

describe.each(editableMailKind.options)('a mail of %s', (kind) => {
  const { words, values } = sampleMail(kind);
  it('has words that come with the product and may be sent as they are', async () => {
    const [list] = mailTextEndpoints({ load: async () => ({ state: { template: null }, revision: -1 }) as never });
    expect(list?.route).toBe(mailTextRoutes.list);
    const answer = (await list?.handle({} as never)) as { readonly list: readonly MailText[] };
    const own = answer.list.find((one) => one.kind === kind);
    expect(own && placeholderErrors(kind, own.built_in)).toEqual([]);
    const written = own && pagesOf(inWordsOf(own.built_in, words, values));
    expect(written).toEqual(pagesOf(words));
  });
  it('keeps its button and its facts in any words', () => {
    const { text } = pagesOf(inWordsOf({ ...template, text: '짧게.' }, words, values));
    if (words.button) expect(text).toContain(words.button.url);
    for (const [name] of words.facts ?? []) expect(text).toContain(name);
  });
});
