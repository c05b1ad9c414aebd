import { accountAgreements, type Agreement, type AgreedVersion } from '@maru/contracts/identity/user/agreements';
import { agreementStream } from '@maru/contracts/site/agreement/agreement.events';
import { agreementFold } from '@maru/contracts/site/agreement/agreement.fold';
import { agreementStanding } from '@maru/contracts/site/agreement/agreement.standing';
import type { Clock } from '@maru/platform/clock/clock';
import type { Load } from '../pipeline/aggregate.ts';

export interface AgreementParts {
  readonly load: Load;
  readonly clock: Pick<Clock, 'now'>;
}

/** How a text stands at this moment: which version is in effect, and which is to come. */
export const agreementNow = async ({ load, clock }: AgreementParts, which: Agreement) => {
  const { state } = await load(agreementFold, agreementStream(which));
  return { ...agreementStanding(which, state.versions, clock.now()), versions: state.versions };
};

/** The versions in effect of what an account agrees to. */
export const accountAgreementsNow = (parts: AgreementParts) =>
  Promise.all(
    accountAgreements.map(async (which) => {
      const { version, required } = await agreementNow(parts, which);
      return { which, version, required };
    }),
  );

/** As an event says what was agreed to. */
export const agreedNow = async (parts: AgreementParts): Promise<AgreedVersion[]> =>
  (await accountAgreementsNow(parts)).map(({ which, version }) => ({ which, version }));
