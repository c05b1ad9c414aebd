import { contactCardExamples } from '@maru/contracts/site/contact-card/contact-card.examples';
import { vcardOf } from '@maru/contracts/site/contact-card/contact-card.vcard';
import vCard from 'vcf';
import { describe, expect, it } from 'vitest';

const { published: _published, rank: _rank, ...card } = contactCardExamples.ContactCardAdded.data;
const origin = 'https://maru.example';
const texts = (more: Partial<typeof card> = {}) => vcardOf({ ...card, ...more }, origin);
/** As another program reads it. */
const read = (more: Partial<typeof card> = {}) => {
  const [found] = vCard.parse(texts(more));
  return (name: string) => [found?.get(name) ?? []].flat().map((property) => String(property.valueOf()));
};

describe('a vCard', () => {
  it('says in Korean who it is, and how to reach them', () => {
    const get = read();
    expect(get('version')).toEqual(['3.0']);
    expect([get('fn'), get('org'), get('title')]).toEqual([['김한빛'], ['설계마루'], ['설계1팀 팀장']]);
    expect(get('tel')).toEqual(['01012345678', '021234567']);
    expect([get('email'), get('url')]).toEqual([['hanbit@maru.example'], ['https://maru.example']]);
    expect(get('adr')).toEqual([String.raw`;;서울특별시 중구 세종대로 110\, 5층;;;;`]);
  });
  it('has lines of 75 bytes at most, which come together again without a letter lost', () => {
    const address = '서울특별시 중구 세종대로 110 가나다라마바사아자차카타파하 123동 4567호 (태평로1가, 서울시청) 별관';
    const lines = texts({ address }).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(read({ address })('adr')).toEqual([`;;${address.replaceAll(',', String.raw`\,`)};;;;`]);
  });
  it('lets no text become a line of its own', () => {
    const company = '마루; 설계, 구조\\설비';
    expect(read({ company })('org')).toEqual([String.raw`마루\; 설계\, 구조\\설비`]);
    expect(texts({ company: '가\r\nTEL:1' })).not.toMatch(/^TEL:1/m);
  });
  it('leaves out what was not filled in', () => {
    expect(texts({ email: '', link: '', mobile: '', phone: '', address: '' })).not.toMatch(/^(TEL|EMAIL|URL|ADR)/m);
  });
});
