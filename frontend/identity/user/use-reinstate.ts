import type { ManagedUser } from '@maru/contracts/identity/user/user.views';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { userAdminApi } from './user-admin.api.ts';

/** Started from the store: the screen may be gone when it is done from the snackbar. */
export const useReinstate = () => {
  const dispatch = useDispatch();
  return async ({ id, name }: Pick<ManagedUser, 'id' | 'name'>) => {
    const answer = await dispatch(userAdminApi.endpoints.reinstateUser.initiate(id));
    if (!answer.error) dispatch(snackbarShown(`${name} 님의 정지를 풀었어요.`));
  };
};
