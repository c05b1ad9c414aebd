import { Rejected } from '@maru/contracts/kernel/rejections';
import { mustBeInOrder, type SlideDecider } from './slide.state.ts';

/** It stands behind those there are: ranks of new ones are times. */
export const addSlide: SlideDecider<'AddSlide'> = (slide, { data }, { at }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (slide !== 'missing') throw new Rejected('key_reused');
  mustBeInOrder(data);
  return [{ type: 'SlideAdded', data: { ...data, rank: Date.parse(at) } }];
};
