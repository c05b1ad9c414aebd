import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type ErrorChange, useChangeAddinErrorMutation } from './addin-error.api.ts';

/** Changes an error and says so; answers whether it was done. */
export const useErrorChange = () => {
  const dispatch = useDispatch();
  const [send, { isLoading }] = useChangeAddinErrorMutation();
  const change = async (wanted: ErrorChange, done: string): Promise<boolean> => {
    const { error } = await send(wanted);
    if (!error) dispatch(snackbarShown(done));
    return !error;
  };
  return { change, busy: isLoading };
};
