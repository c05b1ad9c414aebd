import type { Slide } from '@maru/contracts/site/slide/slide.views';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { useAddSlideMutation, useMoveSlideMutation, useRemoveSlideMutation } from './slide.api.ts';

/** Removes a slide, and offers to put one like it back in its place. */
export const useRemoveSlide = () => {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useRemoveSlideMutation();
  const [add] = useAddSlideMutation();
  const [move] = useMoveSlideMutation();
  const restore = async ({ id: _id, revision: _revision, rank, ...fields }: Slide) => {
    const { data } = await add(fields);
    if (data) await move({ id: data.id, rank });
  };
  const run = async (slide: Slide) => {
    const { error } = await remove(slide.id);
    if (!error) dispatch(offerAction('슬라이드를 삭제했어요.', { label: '실행 취소', run: () => void restore(slide) }));
  };
  return { run, isLoading };
};
