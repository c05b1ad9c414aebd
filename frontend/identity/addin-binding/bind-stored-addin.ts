import { isProblem } from '../../kernel/http/problem.ts';
import type { AppDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { addinApi } from './addin.api.ts';
import { removeGuid } from './stored-guid.ts';

/** Statuses that say nothing about this guid, so that it is sent again at the next login. */
const isUndecided = (status: number) => status === 0 || status === 401 || status === 429 || status >= 500;

/** Binds the add-in to this account and removes the guid once the server has accepted or refused it. */
export const bindStoredAddin = async (guid: string, dispatch: AppDispatch): Promise<void> => {
  const { data, error } = await dispatch(addinApi.endpoints.bindAddin.initiate(guid));
  if (data) dispatch(snackbarShown(data.message));
  if (data || (isProblem(error) && !isUndecided(error.status))) removeGuid(guid);
};
