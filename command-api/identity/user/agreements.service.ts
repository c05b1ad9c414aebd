import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text people agree to. A new version is a new file; the old one stays, because people agreed to it. */
interface Agreement {
  readonly which: 'terms' | 'privacy';
  readonly version: number;
  readonly text: string;
}

const agreement = (which: Agreement['which'], version: number): Agreement => ({
  which, version, text: readFileSync(join(import.meta.dirname, 'agreements', `${which}.v${version}.md`), 'utf8'),
});

/** The versions in force. */
export const agreements = { terms: agreement('terms', 1), privacy: agreement('privacy', 1) } as const;
