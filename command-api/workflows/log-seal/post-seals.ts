import { sealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import { type EnvPart } from '@maru/platform/env/env-part';
import { BadEnvironment } from '@maru/platform/env/read-variable';
import type { Document } from '@maru/platform/view-store/view-store';
import type { OutsidePlace } from '@maru/platform/http/post-outside';
import { z } from 'zod';
import { findLastSeal } from './last-seal.ts';
import type { SealMetrics } from './seal-metrics.ts';
import type { SealEngines } from './seal-state.ts';
import { sealView } from './seal.view.ts';

const variables = {
  SEAL_WEBHOOK_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed: 'an address that takes seals, such as https://notary.example.com/maru',
    orFile: true,
  },
  SEAL_WEBHOOK_PRIVATE: {
    schema: z.enum(['0', '1']).default('0'),
    allowed: '1 (http and addresses of the own network are allowed) or 0',
  },
};
/** undefined: seals are not posted. */
export const sealWebhookEnv: EnvPart<typeof variables, OutsidePlace | undefined> = {
  variables,
  of: ({ SEAL_WEBHOOK_URL, SEAL_WEBHOOK_PRIVATE }) => {
    if (SEAL_WEBHOOK_URL === undefined) return undefined;
    const place = { url: new URL(SEAL_WEBHOOK_URL), allowPrivate: SEAL_WEBHOOK_PRIVATE === '1' };
    if (place.url.protocol === 'https:' || place.allowPrivate) return place;
    throw new BadEnvironment('SEAL_WEBHOOK_URL must begin with https://, unless SEAL_WEBHOOK_PRIVATE is 1');
  },
};

export type PostSeal = (body: string, signal: AbortSignal) => Promise<void>;

interface PostedDocument extends Document {
  readonly revision: number;
}

const { name, version } = sealView;
const id = 'posted';

/** Posts each seal after the other, again after a crash at worst; the first time it begins with the newest. */
export const sealPoster = ({ events, views }: SealEngines, post: PostSeal, metrics: Pick<SealMetrics, 'unposted'>) => {
  const nextRevision = async () => {
    await views.define(sealView);
    const posted = (await views.version(name, version).get<PostedDocument>(id))?.doc.revision;
    const { end } = await findLastSeal(events, posted ?? 0);
    const newest = end === 'none' ? -1 : end.revision;
    const next = posted === undefined || posted > newest ? Math.max(0, newest) : posted + 1;
    metrics.unposted.set(newest + 1 - next);
    return next;
  };
  const note = (revision: number) => {
    const doc: PostedDocument = { id, revision };
    return views.write(name, version, [{ id, doc, position: revision + 1 }], 0);
  };

  return {
    poll: async (signal: AbortSignal): Promise<void> => {
      for await (const batch of events.readStream(sealStream, { from: await nextRevision() })) {
        for (const { revision, type, data } of batch) {
          if (sealEvent.safeParse({ type, data }).success) await post(JSON.stringify(data), signal);
          await note(revision);
        }
      }
      metrics.unposted.set(0);
    },
  };
};
