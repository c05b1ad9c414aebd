import { useEffect } from 'react';
import { useDispatch } from '../kernel/state/hooks.ts';
import { storedGuid } from './addin-binding/stored-guid.ts';
import { AgreementGate } from './user/agreement-gate.tsx';

/**
 * After each login: an add-in that waits to be bound is bound. Nearly nobody has one, so what that takes is loaded
 * then.
 */
const AddinCompanion = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    const guid = storedGuid();
    if (guid)
      void import('./addin-binding/bind-stored-addin.ts').then(({ bindStoredAddin }) =>
        bindStoredAddin(guid, dispatch),
      );
  }, [dispatch]);
  return null;
};

/** What goes with everybody who is logged in, whatever the screen. */
export const IdentityCompanion = () => (
  <>
    <AddinCompanion />
    <AgreementGate />
  </>
);
