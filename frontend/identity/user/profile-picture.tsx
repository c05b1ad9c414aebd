import { imageWidth } from '@maru/contracts/kernel/limits';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction, snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { accountApi, useChangeImageMutation } from './account.api.ts';
import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type ChangeEvent, useRef, useState } from 'react';
import { acceptedTypes, addImages } from '../../design/image-choice.ts';
import { PersonPicture } from '../../design/person-picture.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';

/**
 * Uploads a picture and makes it one's own, or takes it away; what was taken away can be brought back from the
 * snackbar.
 */
const useChangePicture = (userId: string) => {
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

export const ProfilePicture = ({ account }: { account: Pick<MyAccount, 'id' | 'name' | 'image'> }) => {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { percent, busy, put, remove, cancel } = useChangePicture(account.id);
  const { image } = account;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const choice = addImages([], [...(target.files ?? [])], 1);
    target.value = '';
    setRefusal(choice.refusal);
    const [file] = choice.images;
    if (file instanceof File) void put(file);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2.5 }}>
        <PersonPicture person={account} size={80} aria-label={`${account.name} 님의 사진`} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" color="inherit" loading={busy} onClick={() => input.current?.click()}>
            {image ? '사진 변경' : '사진 올리기'}
          </Button>
          {image ? (
            <Button color="inherit" disabled={busy} onClick={() => void remove(image)} sx={{ color: 'text.secondary' }}>
              사진 삭제
            </Button>
          ) : null}
        </Stack>
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes.join(',')}
        aria-label="프로필 사진"
        onChange={choose}
      />
      {percent === undefined ? null : <ProgressBar label="사진을 올리고 있어요" percent={percent} onCancel={cancel} />}
      {refusal ? (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      ) : null}
    </Stack>
  );
};
