import { withOrderTerms } from '@maru/contracts/shop/order/order-terms.words';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import { expect, it } from 'vitest';

const words = { subject: '', heading: '', paragraphs: ['고마워요.'], facts: [['결제 금액', '1원']], note: '' } as const;
const said = { business: configExamples.BusinessInfoChanged.data, returns: configExamples.ReturnTermsChanged.data };
const goods = { kind: 'goods' } as const;
const licence = { kind: 'licence' } as const;
const textOf = (lines: Parameters<typeof withOrderTerms>[1]['lines'], more = said) =>
  JSON.stringify(withOrderTerms(words, { lines }, more));

it('says how long it can be given back, at what cost, where to, and who sold it', () => {
  const text = textOf([goods]);
  for (const part of ['7일 안에', '3개월', '3영업일', '3,500원', '7,000원', said.returns.address, '123-45-67891'])
    expect(text).toContain(part);
  for (const part of [said.business.name, said.business.mail_order_number, said.business.phone, '고마워요.', '1원'])
    expect(text).toContain(part);
});

it('says what is excepted only where something is', () => {
  expect(textOf([goods])).not.toMatch(/라이선스는 키를|주문을 받아 만드는/);
  expect(textOf([goods, licence])).toContain('라이선스는 키를');
  expect(textOf([{ ...goods, made_to_order: true }])).toContain('주문을 받아 만드는');
});

it('says nothing of sending back where nothing is sent, and nothing of a seller who is not written down', () => {
  expect(textOf([licence])).not.toContain('반품 배송비');
  const silent = withOrderTerms(words, { lines: [licence] }, { ...said, business: null });
  expect(silent.facts).toEqual(words.facts);
});

it('takes the address of the business where none is set for returns', () => {
  expect(textOf([goods], { ...said, returns: { ...said.returns, address: '' } })).toContain(said.business.address);
});
