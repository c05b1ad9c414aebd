import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import type { KeyedHash } from '@maru/platform/env/keyed-hash';
import { peopleCache } from '@maru/platform/view-store/people-cache';
import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { rateLimits } from '../abuse/rate-limits.ts';
import { commandRouter } from '../http/command-router.ts';
import { identityAggregates } from '../identity/identity.aggregates.ts';
import { identityEndpoints } from '../identity/identity.endpoints.ts';
import { mailCodes } from '../identity/mail-code/mail-codes.service.ts';
import { type AdminWish, type FirstAdmin, firstAdmin } from '../identity/user/first-admin.service.ts';
import { type Register, registration } from '../identity/user/registration.service.ts';
import { imageEndpoints } from '../media/image/image.endpoint.ts';
import { anyAggregate } from '../pipeline/aggregate.ts';
import type { Execute } from '../pipeline/command-request.ts';
import { commandPipeline } from '../pipeline/execute.ts';
import { registry } from '../pipeline/registry.ts';
import { openStreams } from '../pipeline/streams.ts';
import { commentAggregate } from '../tracker/comment/comment.aggregate.ts';
import { issueAggregate } from '../tracker/issue/issue.aggregate.ts';
import { projectAggregate } from '../tracker/project/project.aggregate.ts';
import { projectOf } from './project-of.ts';

export interface CommandParts {
  readonly engines: Engines;
  readonly tokens: AccessTokens;
  /** Each with a secret of its own. */
  readonly hashes: { readonly email: KeyedHash; readonly ip: KeyedHash; readonly nextToken: KeyedHash; readonly mailCode: KeyedHash };
}

export interface CommandService {
  /** To be mounted at `/api`. */
  readonly router: Router;
  /** For commands of the system, such as demo data. */
  readonly execute: Execute;
  readonly register: Register;
  /** Makes the administrator unless there is one at this address. */
  readonly firstAdmin: (wish: AdminWish) => Promise<FirstAdmin | undefined>;
}

const aggregates = [...identityAggregates, anyAggregate(projectAggregate), anyAggregate(issueAggregate), anyAggregate(commentAggregate)];

/** Everything that writes, over the given engines. */
export const commandService = ({ engines, tokens, hashes }: CommandParts): CommandService => {
  const streams = openStreams(engines.events);
  const limits = rateLimits(engines.limits);
  const people = peopleCache(engines.views);
  engines.bus.listen(people.heard, people.missed);
  const execute = commandPipeline({ engines, people, streams, registry: registry(aggregates) });
  const ipHash = remembered(hashes.ip);
  const identity = {
    execute, load: streams.load, events: engines.events, views: engines.views, clock: engines.clock, tokens, limits,
    emailHash: hashes.email, ipHash, nextToken: hashes.nextToken, mailCodes: mailCodes(hashes.mailCode),
  };
  const register = registration(identity);
  const endpoints = [
    ...identityEndpoints(identity, register),
    ...imageEndpoints({ files: engines.files, projectOf: projectOf(streams.load), limit: limits.upload }),
  ];
  return {
    router: commandRouter({ execute, tokens, endpoints, ipHash }),
    execute, register,
    firstAdmin: (wish) => firstAdmin(identity, register, wish),
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
