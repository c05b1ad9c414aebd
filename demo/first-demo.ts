import type { Beginning, CommandsOver } from '@maru/command-api/first-start';
import { commentStream } from '@maru/contracts/tracker/comment/comment.events';
import type { Engines } from '@maru/platform/engines/engines';
import type { EnvPart } from '@maru/platform/env/env-part';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { LiveBus } from '@maru/platform/live-bus/live-bus';
import { z } from 'zod';
import { demoAftermath } from './demo-aftermath.ts';
import { demoClock, isStored, makeDemo, signedUp } from './make-demo.ts';
import { demoPassword, demoPeople } from './cast/demo-people.ts';
import { demoPictures } from './demo-pictures.ts';
import { demoScript } from './demo-script.ts';

const dayMs = 86_400_000;

/**
 * Carries on with a demo that was broken off; no notes when there was nothing to do. `over` opens the commands on a
 * clock in the past.
 */
export const firstDemo = async (engines: Engines, over: CommandsOver): Promise<readonly string[]> => {
  if (!(await isWanted(engines))) return [];
  const start = await startOf(engines.events);
  const clock = demoClock(() => start ?? engines.clock.now());
  const { execute, register } = over({ ...engines, clock, bus: deaf });
  await makeDemo({
    execute,
    register,
    files: engines.files,
    clock,
    follow: demoAftermath({ ...engines, clock }, execute),
  });
  const emails = Object.values(demoPeople).map(({ email }) => email);
  return [`  체험 계정   ${emails.join(', ')}`, `  비밀번호    ${demoPassword} (모두 같음)`];
};

const variables = {
  DEMO: { schema: z.enum(['0', '1']).default('1'), allowed: '1 for demo data at the first start, 0 for none' },
};
export const demoEnv: EnvPart<typeof variables, boolean> = { variables, of: ({ DEMO }) => DEMO === '1' };

export const demoBeginning: Beginning = async (env, engines, over) =>
  env.part(demoEnv) ? firstDemo(engines, over) : [];

/** A broken-off demo is carried on by its own time, or a payment would come days after its order. */
const startOf = async (events: EventStore): Promise<number | undefined> => {
  for await (const {
    events: [first],
  } of events.readAll({ after: 0 }))
    if (first) return Date.parse(first.meta.at) + signedUp * dayMs;
  return undefined;
};

/** Nobody reads the demo's answers: names in them need not be fresh. */
const deaf: LiveBus = {
  publish: async () => undefined,
  lost: async () => undefined,
  listen: () => () => undefined,
  close: async () => undefined,
};

const isWanted = async ({ events, files }: Pick<Engines, 'events' | 'files'>) =>
  (await events.head()) === 0 || ((await isStored(files, firstPicture)) && !(await isComplete(events)));

/** It is there as soon as a demo was begun. */
const firstPicture = demoPictures[0]?.key ?? '';

const isComplete = async (events: EventStore) => {
  const last = demoScript(() => '').at(-1)?.command;
  for await (const batch of events.readStream(commentStream(last?.type === 'AddComment' ? last.data.id : ''), {
    to: 0,
  })) {
    if (batch.length > 0) return true;
  }
  return false;
};
