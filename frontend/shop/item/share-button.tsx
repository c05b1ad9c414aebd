import IosShareRounded from '@mui/icons-material/IosShareRounded';
import IconButton from '@mui/material/IconButton';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';

/** The phone's own way of sharing; elsewhere the address is copied. */
export const ShareButton = ({ name }: { name: string }) => {
  const dispatch = useDispatch();
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => dispatch(snackbarShown('주소를 복사했어요.')),
      () => dispatch(snackbarShown('복사하지 못했어요. 주소창의 주소를 복사해 주세요.')),
    );
  const share = () => {
    if (typeof navigator.share !== 'function') return void copy();
    // An abort means that the person closed the sheet on purpose.
    navigator
      .share({ title: name, url: location.href })
      .catch(
        (error: unknown) => void (error instanceof DOMException && error.name === 'AbortError' ? undefined : copy()),
      );
  };
  return (
    <IconButton edge="end" aria-label="공유하기" onClick={share}>
      <IosShareRounded />
    </IconButton>
  );
};
