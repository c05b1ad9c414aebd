import { describe, it } from 'vitest';
import { added, id, keeper, moved, slide } from './slide.spec.ts';

describe('MoveSlide', () => {
  it('gives another rank', () =>
    slide
      .given(added)
      .when({ type: 'MoveSlide', data: { id, rank: moved.data.rank } }, keeper)
      .emits(moved));
  it('records nothing where it stands', () =>
    slide
      .given(added, moved)
      .when({ type: 'MoveSlide', data: { id, rank: moved.data.rank } }, keeper)
      .emitsNothing());
  it('refuses what is missing', () =>
    slide
      .given()
      .when({ type: 'MoveSlide', data: { id, rank: 1 } }, keeper)
      .isRefused('not_found'));
});
