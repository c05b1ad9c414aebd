import { getSchema } from '@tiptap/core';
import { Fragment, Node } from '@tiptap/pm/model';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableText } from '../../table-text.tsx';
import { descriptionExtensions } from './extensions.ts';
import { documentOf } from './from-markdown.ts';
import { markdownOf } from './to-markdown.ts';

const schema = getSchema(descriptionExtensions);
const opened = (text: string) => {
  const document = Node.fromJSON(schema, documentOf(text));
  document.check();
  return document;
};
const stored = (text: string) => markdownOf(opened(text).toJSON());
const page = (text: string) => {
  const { container, unmount } = render(<TableText text={text} />);
  const shown = container.innerHTML.replaceAll(/\s+/g, ' ').replaceAll('> <', '><');
  unmount();
  return shown;
};

const picture = (number: number) =>
  `/api/file/item/01900000-0000-7000-8000-0000000000f1/01900000-0000-7000-8000-0000000000${number}.webp`;
const texts = [
  '## 종이\n\n두 장을 맞붙인 **코튼지**예요.',
  `![앞면](${picture(10)})\n![뒷면](${picture(11)} "제목")\n\n글 사이의 ![사진](${picture(12)}) 하나`,
  '- 하나\n- 둘\n  - 둘의 하나\n  - 둘의 둘\n- 셋\n\n\n- 다른 점\n\n  두 문단',
  '3. 셋부터\n4. 넷\n\n* 다른 목록\n\n1) 괄호',
  '*기울인 **굵고 기울인** 글* 그리고 **굵은 *둘 다***',
  '[설계마루](https://example.com "마루")와 <https://example.com>, [참조][a]\n\n[a]: https://example.com/a',
  '| 크기 | 가격 |\n|:--|--:|\n| **A4** | 1,000 \\| 원 |\n| B5 | |',
  '> 인용\n>\n> - 그 안의 목록\n\n---\n\n```ts\nconst a = 1;\n```\n\n    들여 쓴 글',
  '줄\\\n바꿈  \n또 바꿈\n이어지는 줄',
  '제목\n===\n\n다른 제목\n---\n\n#### 넷째\n\n##### 다섯째',
  '1\\. 목록이 아님\n\n\\# 제목이 아님 \\*굵지 않음\\* 2 * 3 * 4 a_b_c 50% &amp; &lt;b>',
  '**“따옴표”**예요, **굵게**예요, *(괄호)*는',
  '`코드` **`굵은 코드`** ``백틱 ` 하나``',
  `[![사진 링크](${picture(13)})](https://example.com)`,
];

describe('a description', () => {
  it.each(texts)('looks the same on the page after it was opened and stored: %j', (text) => {
    expect(page(stored(text))).toBe(page(text));
    expect(stored(stored(text))).toBe(stored(text));
  });

  it('shows what may not act as its characters, and leads nowhere unsafe', () => {
    const shown = stored('<script>alert(1)</script>\n\n글 <b>굵게</b> [눌러](javascript:alert(1))');
    expect(page(shown)).not.toMatch(/<script|<b>|href/);
    expect(page(shown)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page(shown)).toContain('눌러');
  });

  it('keeps a picture of another server in the text, and loads it nowhere', () => {
    const text = '![그림](https://example.com/a.png)';
    expect(stored(text)).toBe(text);
    expect(page(text)).not.toContain('<img');
  });

  const piece = fc.constantFrom(
    ...'#|* |**|_|`|```|[|]|(https://a.b)|!|- |1. |> |a|가|나|<b>|&amp;|\\|---|+|=|:|"|.|    '.split('|'),
  );
  const line = fc.constantFrom('\n', '\n\n', '  \n', '|', '|-|', '\n|a|b|\n|-|-|\n');
  it('is the same document after it was stored, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ arbitrary: piece, weight: 4 }, line), { maxLength: 25 }), (pieces) => {
        const document = opened(pieces.join(''));
        expect(opened(markdownOf(document.toJSON())).toJSON()).toEqual(document.toJSON());
      }),
      { numRuns: 1_000 },
    );
  });

  const marks = fc.subarray(['bold', 'italic', 'code']);
  const words = fc.array(fc.record({ text: fc.array(piece, { minLength: 1, maxLength: 4 }), marks }), { maxLength: 5 });
  it('keeps every word and mark that was written in the editor', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const texts = parts.map((part) =>
          schema.text(
            part.text.join(''),
            part.marks.map((name) => schema.mark(name)),
          ),
        );
        const document = schema.node('doc', null, [schema.node('paragraph', null, Fragment.from(texts))]);
        expect(opened(markdownOf(document.toJSON())).toJSON()).toEqual(document.toJSON());
      }),
      { numRuns: 1_000 },
    );
  });
});
