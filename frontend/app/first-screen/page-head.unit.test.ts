import { expect, it } from 'vitest';
import { headTags, scriptJson } from './page-head.ts';

const evil = '</script><script>alert(1)</script><!--\u2028';

it('writes JSON that cannot end the script it stands in', () => {
  const text = scriptJson({ evil });
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual({ evil });
});
it('tells who a page is, and lets no text out of its attribute', () => {
  const tags = headTags(
    {
      title: `"${evil}`,
      description: `'${evil}`,
      canonical: '/shop?a=1&b=2',
      image: '/api/file/item/a.webp',
      things: [{ '@type': 'Product', name: evil }],
    },
    'https://maru.example',
  );
  expect(tags).toContain('<link rel="canonical" href="https://maru.example/shop?a=1&amp;b=2" />');
  expect(tags).toContain('content="https://maru.example/api/file/item/a.webp"');
  expect(tags.match(/<script/g)).toHaveLength(1);
  expect(tags.match(/<\/script>/g)).toHaveLength(1);
  expect(tags).toContain('content="&quot;&lt;/script&gt;');
});
