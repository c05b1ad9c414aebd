import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { system } from '@maru/contracts/kernel/actor';
import type { Source } from '@maru/contracts/kernel/message';
import type { Engines } from '@maru/platform/engines/engines';
import type { KeyedHash } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { cardCache } from '@maru/platform/view-store/card-cache';
import type { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { rateLimits } from './abuse/rate-limits.ts';
import { type Beginning, firstStart, type OpenedCommands } from './first-start.ts';
import { commandRouter } from './http/command-router.ts';
import { composeAddin } from './compose/addin.ts';
import { mailTextEndpoints } from './site/mail-text/mail-text.endpoints.ts';
import { kakaoEnv } from './identity/social/kakao.service.ts';
import { tossEnv } from './shop/payment/toss.service.ts';
import { composeIdentity, type IdentityParts, identityParts } from './compose/identity.ts';
import { foldNames } from './pipeline/fold-names.ts';
import { retainFolds } from './pipeline/retain-folds.ts';
import { aggregates } from './compose/aggregates.ts';
import { imageEndpoints } from './media/image/image.endpoint.ts';
import { tableSettingsEndpoint } from './site/table-settings/table-settings.endpoint.ts';
import { commandPipeline } from './pipeline/execute.ts';
import { registry } from './pipeline/registry.ts';
import { type Send, sender } from './pipeline/send.ts';
import { openStreams } from './pipeline/streams.ts';
import { addressesOf } from './shop/address/my-addresses.endpoint.ts';
import { orderTickets } from './shop/order/order-tickets.service.ts';
import { composeShop, paymentProvider } from './compose/shop.ts';
import { seatSecrets } from './shop/licence/licence-keys.service.ts';
import type { PaymentProvider } from './shop/payment/payment-provider.ts';
import { contactCardPdfEndpoint } from './site/contact-card/contact-card-pdf.endpoint.ts';
import { projectOf } from './tracker/project-of.ts';

export interface CommandParts extends IdentityParts {
  readonly engines: Engines;
  /** Who takes the money; default: the sandbox, which takes none. */
  readonly payment?: PaymentProvider | undefined;
}

export interface CommandService extends OpenedCommands {
  readonly router: Router;
  readonly send: Send;
  /** Pages of the sandbox; never to be served in production, where one would pay with nothing. */
  readonly sandboxPages: readonly Router[];
}

export const commandService = ({ engines, payment, ...parts }: CommandParts): CommandService => {
  const { views, clock } = engines;
  const streams = openStreams(engines.events, { store: engines.snapshots, foldName: foldNames(aggregates) });
  const limits = rateLimits(engines.limits);
  const people = cardCache(views, peopleCards);
  engines.bus.listen(people.onAnnouncements, people.onLoss, [peopleCards.view]);
  const execute = commandPipeline({ engines, people, streams, registry: registry(aggregates) });
  const { load } = streams;
  const sendFrom = (source: Source) => sender(execute, { actor: system, source });
  const send = sendFrom('web');
  const identity = composeIdentity(engines, { load, sendFrom, limits, addressesOf: addressesOf(load) }, parts);
  const { requireAdmin, requireAddin, guests, files } = identity;
  const phoneHash = (phone: string) => parts.hashes.email(`phone ${phone}`);
  const seats = seatSecrets(parts.hashes.mailCode);
  const tickets = orderTickets(parts.tokens);
  const giveTicket = tickets.give;
  const shop = composeShop({
    load,
    send,
    views,
    clock,
    limits,
    giveTicket,
    payment,
    phoneHash,
    seats,
    files: engines.files,
  });
  const media = imageEndpoints({ files, projectOf: projectOf(load), requireAdmin, limits, guests, tickets });
  const addin = composeAddin({ load, views, clock, limits, send: sendFrom('addin') });
  const site = [
    tableSettingsEndpoint({ load }),
    ...mailTextEndpoints({ load }),
    contactCardPdfEndpoint({ load, limits, publicUrl: parts.social.publicUrl }),
  ];
  const endpoints = [...identity.endpoints, ...media, ...shop.endpoints, ...addin, ...site];
  const { tokens, hashes } = parts;
  return {
    router: commandRouter({ execute, tokens, endpoints, ipHash: cachedHash(hashes.ip), requireAdmin, requireAddin }),
    sandboxPages: shop.sandboxPages,
    execute,
    send,
    register: identity.register,
    firstAdmin: identity.firstAdmin,
  };
};

const cachedHash = (hash: KeyedHash): KeyedHash => {
  const known = new LRUCache<string, string>({ max: 10_000 });
  return (value) => {
    const cached = known.get(value);
    if (cached !== undefined) return cached;
    const hashed = hash(value);
    known.set(value, hashed);
    return hashed;
  };
};

export const openCommandApi =
  (beginning?: Beginning): OpenService =>
  async (setting) => {
    const { env, engines, log, signal } = setting;
    retainFolds(aggregates, { engines, log, signal });
    const [parts, payment] = [identityParts(setting), paymentProvider(setting)];
    const over = (others: Engines) => commandService({ ...parts, engines: others, payment });
    const service = over(engines);
    const notes = await firstStart({ env, engines, service, over, beginning, signal });
    const practice = process.env['NODE_ENV'] === 'production' ? [] : service.sandboxPages;
    const providers = [
      { provider: 'payments', set: env.part(tossEnv) !== undefined },
      { provider: 'kakao', set: env.part(kakaoEnv) !== undefined },
    ] as const;
    return { name: 'command-api', routers: [service.router, ...practice], notes, providers };
  };
