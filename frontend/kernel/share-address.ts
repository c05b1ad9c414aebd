import type { UnknownAction } from 'redux';
import { snackbarShown } from './snackbar/snackbar.slice.ts';

type Thunk = (dispatch: (action: UnknownAction) => unknown) => void;

/** The phone's own way of sharing the page that is open; elsewhere its address is copied. */
export const shareAddress =
  (title: string): Thunk =>
  (dispatch) => {
    const copy = () =>
      navigator.clipboard.writeText(location.href).then(
        () => dispatch(snackbarShown('주소를 복사했어요.')),
        () => dispatch(snackbarShown('복사하지 못했어요. 주소창의 주소를 복사해 주세요.')),
      );
    if (typeof navigator.share !== 'function') return void copy();
    // An abort means that the person closed the sheet on purpose.
    navigator
      .share({ title, url: location.href })
      .catch(
        (error: unknown) => void (error instanceof DOMException && error.name === 'AbortError' ? undefined : copy()),
      );
  };
