import { type SlideDecider, slideThere } from './slide.state.ts';

export const moveSlide: SlideDecider<'MoveSlide'> = (state, { data: { rank } }) => {
  const { id, rank: before } = slideThere(state);
  return rank === before ? [] : [{ type: 'SlideMoved', data: { id, rank } }];
};
