import { useCallback } from 'react';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import { type FieldChange, issueCommandsApi } from './issue-commands.api.ts';

const keyOf = (id: string) => `issue:${id}`;

/** Changes a field of any issue: shown at once, taken back with a message if it could not be stored. */
export const useChangeIssue = () => {
  const dispatch = useDispatch();
  return useCallback(
    (change: FieldChange) =>
      void dispatch(issueCommandsApi.endpoints.changeIssue.initiate(change, { fixedCacheKey: keyOf(change.id) })),
    [dispatch],
  );
};

/** Whether a change of this issue is on its way to the server. */
export const useIsStoring = (id: string) => useSelector(({ api }) => api.mutations[keyOf(id)]?.status === 'pending');
