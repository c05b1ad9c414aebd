import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { IssueCount } from './issue-count.tsx';

/** What is said, and how far the bar reaches. */
const shown = (open: number, count: number) => {
  render(
    <MaruTheme>
      <IssueCount open={open} count={count} labelled />
    </MaruTheme>,
  );
  const image = screen.getByRole('img');
  const bar = image.lastElementChild?.firstElementChild as HTMLElement;
  return [image.getAttribute('aria-label'), image.textContent, bar.style.width];
};

it('says by bar and words how much is open', () => {
  expect(shown(1, 4)).toEqual(['열린 이슈 1개, 전체 4개', '열린 이슈 1 / 4', '25%']);
});
it('says by bar and words that all is done', () => {
  expect(shown(0, 4)).toEqual(['이슈 4개 모두 완료', '4개 모두 완료', '100%']);
});
