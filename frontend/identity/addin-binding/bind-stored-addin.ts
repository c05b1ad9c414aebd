import { isProblem } from '../../kernel/http/problem.ts';
import type { AppDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { addinApi } from './addin.api.ts';
import { removeGuid } from './stored-guid.ts';

/** No answer, or none that is about this guid: it is tried again at the next login. */
const isUndecided = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500;

/** Tells the server whose add-in it is, and forgets the guid once that is answered, also by a no. */
export const bindStoredAddin = async (guid: string, dispatch: AppDispatch): Promise<void> => {
  const { data, error } = await dispatch(addinApi.endpoints.bindAddin.initiate(guid));
  if (data) dispatch(snackbarShown(data.message));
  if (data || (isProblem(error) && !isUndecided(error.status))) removeGuid(guid);
};
