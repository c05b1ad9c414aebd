import { useEffect } from 'react';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { storedGuid } from './stored-guid.ts';

/**
 * After each login: an add-in that waits to be bound is bound. Nearly nobody has one, so what that takes is loaded
 * then.
 */
export const AddinCompanion = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    const guid = storedGuid();
    if (guid) void import('./bind-stored-addin.ts').then(({ bindStoredAddin }) => bindStoredAddin(guid, dispatch));
  }, [dispatch]);
  return null;
};
