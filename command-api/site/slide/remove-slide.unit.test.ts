import { describe, it } from 'vitest';
import { added, id, keeper, removed, slide } from './slide.spec.ts';

describe('RemoveSlide', () => {
  it('takes it away', () => slide.given(added).when({ type: 'RemoveSlide', data: { id } }, keeper).emits(removed));
  it('refuses what is gone already', () =>
    slide.given(added, removed).when({ type: 'RemoveSlide', data: { id } }, keeper).isRefused('not_found'));
});
