import { type SlideDecider, slideThere } from './slide.state.ts';

export const removeSlide: SlideDecider<'RemoveSlide'> = (state) => [
  { type: 'SlideRemoved', data: { id: slideThere(state).id } },
];
