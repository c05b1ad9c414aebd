import { accessProtections } from './access.protections.ts';
import { accountProtections } from './accounts.protections.ts';
import { adminProtections } from './admin.protections.ts';
import { browserProtections } from './browser.protections.ts';
import { dataProtections } from './data.protections.ts';
import type { Protection } from './protection.ts';
import { shopProtections } from './shop.protections.ts';
import { signupProtections } from './signup.protections.ts';
import { socialProtections } from './social.protections.ts';
import { voicesProtections } from './voices.protections.ts';
import { withdrawalProtections } from './withdrawal.protections.ts';

/** Every protection that can be taken away, and the test that notices; `npm run prove-safety` tries each. */
export const protections: readonly Protection[] = [
  ...accountProtections,
  ...browserProtections,
  ...accessProtections,
  ...adminProtections,
  ...dataProtections,
  ...shopProtections,
  ...signupProtections,
  ...socialProtections,
  ...voicesProtections,
  ...withdrawalProtections,
];
