import { expect, it } from 'vitest';
import { paragraphs } from './agreement-text.ts';

it('shows headings as headings and leaves the title to the dialog', () =>
  expect(paragraphs('# 이용약관\n\n시행일\n\n## 제1조\n\n1. 하나\n2. 둘\n')).toEqual([
    { heading: false, text: '시행일' },
    { heading: true, text: '제1조' },
    { heading: false, text: '1. 하나\n2. 둘' },
  ]));
