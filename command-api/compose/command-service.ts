import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { system } from '@maru/contracts/kernel/actor';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import type { KeyedHash } from '@maru/platform/env/secrets';
import { cardCache } from '@maru/platform/view-store/card-cache';
import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { rateLimits } from '../abuse/rate-limits.ts';
import { commandRouter } from '../http/command-router.ts';
import { identityAggregates } from '../identity/identity.aggregates.ts';
import { identityEndpoints } from '../identity/identity.endpoints.ts';
import { mailCodes } from '../identity/mail-code/mail-codes.service.ts';
import { signupGuests } from '../identity/signup/signup-guests.service.ts';
import type { SocialParts } from '../identity/social/social-parts.service.ts';
import { type AdminWish, type FirstAdmin, firstAdmin } from '../identity/user/first-admin.service.ts';
import { requireAdmin } from '../identity/user/require-admin.service.ts';
import { type Applicant, registration } from '../identity/user/registration.service.ts';
import { imageEndpoints } from '../media/image/image.endpoint.ts';
import { anyAggregate } from '../pipeline/aggregate.ts';
import type { Execute } from '../pipeline/command-request.ts';
import { commandPipeline } from '../pipeline/execute.ts';
import { registry } from '../pipeline/registry.ts';
import { type Send, sender } from '../pipeline/send.ts';
import { openStreams } from '../pipeline/streams.ts';
import { deskParts } from '../shop/payment/desk-parts.service.ts';
import { settleUp } from '../shop/payment/payment-desk.service.ts';
import type { PaymentProvider } from '../shop/payment/payment-provider.ts';
import { sandboxAggregates } from '../shop/payment/sandbox/sandbox.aggregate.ts';
import { sandbox } from '../shop/payment/sandbox/sandbox.service.ts';
import { shopAggregates } from '../shop/shop.aggregates.ts';
import { shopEndpoints } from '../shop/shop.endpoints.ts';
import { siteAggregates } from '../site/site.aggregates.ts';
import { commentAggregate } from '../tracker/comment/comment.aggregate.ts';
import { issueAggregate } from '../tracker/issue/issue.aggregate.ts';
import { projectAggregate } from '../tracker/project/project.aggregate.ts';
import { filesOfPeople } from './files-of-people.ts';
import { projectOf } from './project-of.ts';

export interface CommandParts {
  readonly engines: Engines;
  readonly tokens: AccessTokens;
  /** Each with a secret of its own. */
  readonly hashes: {
    readonly email: KeyedHash;
    readonly ip: KeyedHash;
    readonly nextToken: KeyedHash;
    readonly mailCode: KeyedHash;
    readonly addin: KeyedHash;
  };
  readonly social: SocialParts;
  /** Who takes the money; default: the sandbox, which takes none. */
  readonly payment?: PaymentProvider | undefined;
}

export interface CommandService {
  /** To be mounted at `/api`. */
  readonly router: Router;
  readonly execute: Execute;
  /** For commands of the system. */
  readonly send: Send;
  readonly register: (applicant: Applicant) => Promise<boolean>;
  /** Makes the administrator unless there is one at this address. */
  readonly firstAdmin: (wish: AdminWish) => Promise<FirstAdmin | undefined>;
}

const aggregates = [
  ...identityAggregates,
  anyAggregate(projectAggregate),
  anyAggregate(issueAggregate),
  anyAggregate(commentAggregate),
  ...shopAggregates,
  ...siteAggregates,
  ...sandboxAggregates,
];

/** Everything that writes, over the given engines. */
export const commandService = ({ engines, tokens, hashes, social, payment }: CommandParts): CommandService => {
  const streams = openStreams(engines.events);
  const limits = rateLimits(engines.limits);
  const people = cardCache(engines.views, peopleCards);
  engines.bus.listen(people.heard, people.missed, [peopleCards.view]);
  const execute = commandPipeline({ engines, people, streams, registry: registry(aggregates) });
  const ipHash = remembered(hashes.ip);
  const send = sender(execute, { actor: system });
  const identity = {
    load: streams.load,
    events: engines.events,
    views: engines.views,
    keys: engines.keys,
    clock: engines.clock,
    tokens,
    limits,
    emailHash: hashes.email,
    nextToken: hashes.nextToken,
    mailCodes: mailCodes(hashes.mailCode),
    addinHash: hashes.addin,
    social,
  };
  const register = registration(identity);
  const bySystem: CommandService['register'] = (applicant) => register(applicant, { send, ipHash: '' });
  const provider: PaymentProvider =
    payment ??
    sandbox({
      send,
      load: streams.load,
      tell: (orderId) => settleUp(deskParts({ load: streams.load, provider }, send), orderId),
    });
  const endpoints = [
    ...identityEndpoints(identity, register),
    ...imageEndpoints({
      files: filesOfPeople(engines.files, streams.load),
      projectOf: projectOf(streams.load),
      requireAdmin: requireAdmin(identity),
      limit: limits.upload,
      guests: signupGuests(identity),
    }),
    ...shopEndpoints({ ...identity, provider }),
  ];
  return {
    router: commandRouter({ execute, tokens, endpoints, ipHash, requireAdmin: requireAdmin(identity) }),
    execute,
    send,
    register: bySystem,
    firstAdmin: (wish) => firstAdmin(identity, { register: bySystem, send }, wish),
  };
};

/** The same few callers come all the time. */
const remembered = (hash: KeyedHash): KeyedHash => {
  const known = new LRUCache<string, string>({ max: 10_000 });
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const made = hash(value);
    known.set(value, made);
    return made;
  };
};
