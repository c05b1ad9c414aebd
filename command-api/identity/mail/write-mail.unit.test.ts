import { accountMailKind } from '@maru/contracts/identity/mail/mail.events';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../mail/letter.ts';
import { writeMail } from './write-mail.ts';

const written = (...mail: Parameters<typeof writeMail>) => pagesOf(writeMail(...mail));

const place = {
  publicUrl: 'https://maru.example',
  info: 'the-id.the-code',
  item: { id: 'the-item', name: '두꺼운 명함' },
};

describe.each(accountMailKind.options)('a mail of %s', (kind) => {
  const { subject, text, html } = written(kind, '김하늘', place);

  it('says the same in text and HTML', () => {
    const [heading = '', ...paragraphs] = text.trim().split(/\n+/);
    expect(html).toContain(heading);
    for (const paragraph of paragraphs) expect(html).toContain(paragraph.replaceAll('&', '&amp;'));
    expect(subject).toMatch(/^\[설계마루\] [^\r\n]{4,40}$/);
  });

  it('loads nothing, runs nothing, and leads to us only', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|form)|\bon\w+=|url\(/i);
    const addresses = [...`${html}${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(
      ([address]) => new URL(address).origin,
    );
    expect(new Set(addresses)).toEqual(new Set(['https://maru.example']));
  });

  it('can be read aloud: a language, a title, one heading, tables that are none', () => {
    expect(html).toContain('<html lang="ko">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<table/g)).toHaveLength((html.match(/role="presentation"/g) ?? []).length);
  });
});

describe.each(accountMailKind.exclude(['certify']).options)('a mail of %s', (kind) => {
  it('shows the name of its person as text', () => {
    expect(written(kind, '김하늘', place).text).toContain('김하늘 님');
    const risky = written(kind, '<b onclick="x">&\'', place).html;
    expect(risky).not.toContain('<b onclick');
    expect(risky).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;&#39; 님');
  });
});

it('nobody can have his own words sent to an address that is not his', () => {
  const mail = written('certify', 'https://evil.example 당첨', place);
  expect(JSON.stringify(mail)).not.toMatch(/evil|당첨/);
});

it('links tell what they are for', () => {
  expect(written('certify', '김하늘', place).text).toContain('https://maru.example/login/check?info=the-id.the-code\n');
  expect(written('already-registered', '김하늘', place).text).toContain('https://maru.example/login\n');
  expect(written('recover', '김하늘', place).text).toContain(
    'https://maru.example/login/check?for=password&info=the-id.the-code\n',
  );
  expect(written('password-changed', '김하늘', place).text).toContain('https://maru.example/findme\n');
  expect(written('social-linked', '김하늘', place).text).toContain('https://maru.example/my\n');
  expect(written('question-answered', '김하늘', place).text).toContain(
    'https://maru.example/shop/the-item?tab=question\n',
  );
  expect(written('restocked', '김하늘', place).text).toContain('https://maru.example/shop/the-item\n');
});

it('a lower price says what it was', () => {
  const item = { id: 'the-item', name: '두꺼운 명함', price: { from: 41_000, to: 38_000 } };
  const { text } = written('price-fell', '김하늘', { ...place, item });
  expect(text).toContain('‘두꺼운 명함’, 41,000원에서 38,000원으로 내렸어요');
  expect(text).toContain('https://maru.example/shop/the-item\n');
});

it.each(['question-answered', 'restocked', 'price-fell'] as const)('a mail of %s names the item', (kind) => {
  expect(written(kind, '김하늘', place).text).toContain('‘두꺼운 명함’');
});
