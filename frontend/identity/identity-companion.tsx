import { AddinCompanion } from './addin-binding/addin-companion.ts';
import { AgreementGate } from './user/agreement-gate.tsx';

/** What goes with everybody who is logged in, whatever the screen. */
export const IdentityCompanion = () => (
  <>
    <AddinCompanion />
    <AgreementGate />
  </>
);
