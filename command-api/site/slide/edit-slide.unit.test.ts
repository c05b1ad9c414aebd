import { describe, it } from 'vitest';
import { added, edited, id, keeper, removed, slide } from './slide.spec.ts';

describe('EditSlide', () => {
  it('records what really changed', () => {
    slide
      .given(added)
      .when({ type: 'EditSlide', data: { id, title: '명함 첫 주문', text: added.data.text, shown: false } }, keeper)
      .emits(edited);
    slide
      .given(added)
      .when({ type: 'EditSlide', data: { id, image: null, until: null } }, keeper)
      .emits({ type: 'SlideEdited', data: { id, image: null, until: null } });
  });
  it('records nothing when nothing changes', () => {
    slide
      .given(added, edited)
      .when({ type: 'EditSlide', data: { id, title: '명함 첫 주문' } }, keeper)
      .emitsNothing();
  });
  it('refuses what is gone, and an end before the beginning that stays', () => {
    slide
      .given(added, removed)
      .when({ type: 'EditSlide', data: { id, title: '다시' } }, keeper)
      .isRefused('not_found');
    slide
      .given(added)
      .when({ type: 'EditSlide', data: { id, from: '2027-01-01T00:00:00.000Z' } }, keeper)
      .isRefused('invalid_input');
  });
});
