import type { MyAccount } from '@maru/contracts/identity/user/user.views';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type ChangeEvent, useRef, useState } from 'react';
import { acceptedTypes, addImages } from '../../design/image-choice.ts';
import { PersonPicture } from '../../design/person-picture.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { useChangePicture } from './use-change-picture.ts';

/** One's own picture, changed as soon as another one is chosen. */
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
