import type { AddinLicence } from '@maru/contracts/addin/user/user.fields';
import type { HandlerServices } from '../http/handler-services.ts';

interface Machine {
  readonly userId: string;
  /** The add-in's own hash of the machine, and what its person calls it. */
  readonly machine: string;
  readonly name: string;
}

/** What the context needs of others, which a composition root hands in. */
export interface AddinServices extends Pick<HandlerServices, 'clock' | 'limits'> {
  /** Which of somebody's seats is used on this machine; with `bind` a free one is bound to it. */
  readonly licenceOn: (machine: Machine, bind: boolean) => Promise<AddinLicence>;
}
