import {
  accountAgreements,
  type Agreement,
  agreementsDue,
  agreementVersions,
} from '@maru/contracts/identity/user/agreements';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { readAgain } from '@maru/contracts/site/agreement/agreement.words';
import { type AgreementParts, accountAgreementsNow, agreementNow } from '../../agreement/agreements-now.service.ts';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import { userAggregate } from './user.aggregate.ts';
import { registeredAccount } from './user.state.ts';

/** A new version of a text is a new file; the old one stays, because people agreed to it. */
const textOf = (which: Agreement, version: number): string =>
  readFileSync(join(import.meta.dirname, 'agreements', `${which}.v${version}.md`), 'utf8');

const textsOf = (which: Agreement): ReadonlyMap<number, string> =>
  new Map(Array.from({ length: agreementVersions[which] }, (_, at) => [at + 1, textOf(which, at + 1)] as const));

/** What comes with the product, by version: in effect until an administrator publishes another. */
const builtIn: Readonly<Record<Agreement, ReadonlyMap<number, string>>> = {
  terms: textsOf('terms'),
  privacy: textsOf('privacy'),
  purchase: textsOf('purchase'),
};

/** The text in effect, or of any version that was, is or is announced: anybody may look up what he agreed to. */
export const agreeEndpoint = (services: AgreementParts): Endpoint =>
  endpoint(userRoutes.agree, async ({ input: { which, version: wanted } }) => {
    const { version: inEffect, versions, next } = await agreementNow(services, which);
    const version = wanted ?? inEffect;
    const published = versions.find((one) => one.version === version);
    const text = published?.text ?? builtIn[which].get(version);
    if (text === undefined) throw new Rejected('not_found');
    const announced = next ? { version: next.version, effective_at: next.effective_at } : null;
    return { which, version, text, effective_at: published?.effective_at ?? null, next: announced };
  });

/** Only what is in effect can be agreed to, and all that is due at once. */
export const agreeToTextsEndpoint = (services: AgreementParts): Endpoint =>
  endpoint(userRoutes.agreeToTexts, async ({ input, send, idOf, ...call }) => {
    const { userId: id, level } = actorOf(call);
    const inEffect = await accountAgreementsNow(services);
    const { agreed } = registeredAccount((await services.load(userAggregate, userStream(id))).state);
    const due = agreementsDue({ level, agreed }, inEffect).map(({ which }) => which);
    const errors = inEffect
      .filter(({ which, version }) => (input[which] === undefined ? due.includes(which) : input[which] !== version))
      .map(({ which }) => ({ path: which, message: readAgain }));
    if (errors.length > 0) throw new Rejected('invalid_input', { errors });
    const given = accountAgreements.flatMap((which) => {
      const version = input[which];
      return version === undefined ? [] : [{ which, version }];
    });
    const answer = await send({ type: 'AgreeToTexts', data: { id, agreed: given } }, { id: idOf(`agree ${id}`) });
    return answer.body;
  });
