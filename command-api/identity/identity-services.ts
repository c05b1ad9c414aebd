import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Clock } from '@maru/platform/clock/clock';
import type { KeyedHash } from '@maru/platform/env/secrets';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { KeyVault } from '@maru/platform/key-vault/key-vault';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { RateLimits } from '../abuse/rate-limits.ts';
import type { Load } from '../pipeline/aggregate.ts';
import type { MailCodes } from './mail-code/mail-codes.service.ts';

/** What the handlers of accounts and sessions work with. */
export interface IdentityServices {
  readonly load: Load;
  readonly events: EventStore;
  /** To find a person's sessions; nothing is decided by what a view says. */
  readonly views: ViewStore;
  /** To destroy what opens a person's data; the pipeline seals with them. */
  readonly keys: Pick<KeyVault, 'destroy'>;
  readonly clock: Clock;
  readonly tokens: AccessTokens;
  readonly limits: RateLimits;
  /** Of a lower-cased e-mail address; names its stream. */
  readonly emailHash: KeyedHash;
  /** Of a refresh token, for the one that follows it. */
  readonly nextToken: KeyedHash;
  /** The codes in the links of mails. */
  readonly mailCodes: MailCodes;
  /** Of what a desktop add-in shows; names its stream. */
  readonly addinHash: KeyedHash;
}
