import { imageWidth } from '@maru/contracts/kernel/limits';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { accountApi, useChangeImageMutation } from './account.api.ts';

/**
 * Uploads a picture and makes it one's own, or takes it away; what was taken away can be brought back from the
 * snackbar.
 */
export const useChangePicture = (userId: string) => {
  const { percent, store, cancel } = useImageUpload();
  const [change, { isLoading }] = useChangeImageMutation();
  const dispatch = useDispatch();

  const put = async (file: File) => {
    const [image] = (await store([file], { folder: 'user', id: userId, width: imageWidth.user, fit: false })) ?? [];
    if (image !== undefined && !(await change(image)).error) dispatch(snackbarShown('사진을 바꿨어요.'));
  };
  const remove = async (image: string) => {
    if ((await change(null)).error) return;
    const restore = () => void dispatch(accountApi.endpoints.changeImage.initiate(image));
    dispatch(offerAction('사진을 삭제했어요.', { label: '실행 취소', run: restore }));
  };
  return { percent, busy: isLoading || percent !== undefined, put, remove, cancel };
};
