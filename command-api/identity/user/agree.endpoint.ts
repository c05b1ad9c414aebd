import { type Agreement, agreementVersions } from '@maru/contracts/identity/user/agreements';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { endpoint } from '../../http/endpoint.ts';

/** A new version of a text is a new file; the old one stays, because people agreed to it. */
const textOf = (which: Agreement): string =>
  readFileSync(join(import.meta.dirname, 'agreements', `${which}.v${agreementVersions[which]}.md`), 'utf8');

export const agreements: Readonly<Record<Agreement, string>> = {
  terms: textOf('terms'),
  privacy: textOf('privacy'),
  purchase: textOf('purchase'),
};

export const agreeEndpoint = endpoint(userRoutes.agree, async ({ input: { which } }) => ({
  which,
  text: agreements[which],
}));
