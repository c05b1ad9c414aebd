import { expect, it } from 'vitest';
import { gatherStyles } from './gather-styles.ts';

it('takes every sheet out of the markup, once, global ones first', () => {
  const markup =
    '<style data-emotion="css a1">.css-a1{x:1}</style><p class="css-a1"><style data-emotion="css-global g">:root{--v:1}</style></p><style data-emotion="css a1">.css-a1{x:1}</style><style data-emotion="css b2">.css-b2>*{y:2}</style><b class="css-b2"></b>';
  expect(gatherStyles(markup)).toEqual({
    body: '<p class="css-a1"></p><b class="css-b2"></b>',
    styles:
      '<style data-emotion="css-global g">:root{--v:1}</style><style data-emotion="css a1 b2">.css-a1{x:1}.css-b2>*{y:2}</style>',
  });
});
