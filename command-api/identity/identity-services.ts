import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { KeyedHash } from '@maru/platform/env/secrets';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { KeyVault } from '@maru/platform/key-vault/key-vault';
import type { HandlerServices } from '../http/handler-services.ts';

export interface IdentityServices extends HandlerServices {
  readonly events: EventStore;
  /** To destroy what opens a person's data; the pipeline seals with them. */
  readonly keys: Pick<KeyVault, 'destroy'>;
  readonly tokens: AccessTokens;
  /** Of a lower-cased e-mail address; names its stream. */
  readonly emailHash: KeyedHash;
  readonly nextToken: KeyedHash;
  /** Makes the codes in the links of mails. */
  readonly mailCodeHash: KeyedHash;
  /** Of what a desktop add-in shows; names its stream. */
  readonly addinHash: KeyedHash;
}
