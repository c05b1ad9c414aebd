import { firstAdminName } from '@maru/contracts/identity/user/user.words';
import type { Source } from '@maru/contracts/kernel/message';
import type { Engines } from '@maru/platform/engines/engines';
import type { Env } from '@maru/platform/env/env';
import { adminEnv, type AdminWish, type FirstAdmin } from './identity/user/first-admin.service.ts';
import type { Applicant } from './identity/user/registration.service.ts';
import type { Execute } from './pipeline/command-request.ts';

export interface OpenedCommands {
  readonly execute: Execute;
  readonly register: (source: Source) => (applicant: Applicant) => Promise<boolean>;
  readonly firstAdmin: (wish: AdminWish) => Promise<FirstAdmin | undefined>;
}

/** On other engines, such as those of another time. */
export type CommandsOver = (engines: Engines) => Pick<OpenedCommands, 'execute' | 'register'>;

/** Fills an empty log before anybody works on it, through commands; answers what a person must know of it. */
export type Beginning = (env: Env, engines: Engines, over: CommandsOver) => Promise<readonly string[]>;

interface FirstStart {
  readonly env: Env;
  readonly engines: Engines;
  readonly service: Pick<OpenedCommands, 'firstAdmin'>;
  readonly over: CommandsOver;
  readonly beginning?: Beginning | undefined;
  readonly signal: AbortSignal;
}

/** One copy at a time; one that loses its lease meanwhile harms nothing, because all of it may be done twice. */
export const firstStart = async ({
  env,
  engines,
  service,
  over,
  beginning,
  signal,
}: FirstStart): Promise<readonly string[]> => {
  let notes: readonly string[] = [];
  // Read first: filling a log takes a while, after which nobody wants to hear that a variable is wrong.
  const wish = env.part(adminEnv);
  const begin = async () => {
    // The administrator comes second, because a log is filled only while it is empty.
    const beginningNotes = (await beginning?.(env, engines, over)) ?? [];
    const admin = await service.firstAdmin(wish);
    notes = [...adminNotes(admin), ...beginningNotes];
  };
  await engines.leases.hold('command-api:first-start', begin, signal);
  return notes;
};

const adminNotes = (admin: FirstAdmin | undefined) =>
  admin ? [`  ${firstAdminName}     ${admin.email}  ${admin.password ?? '(ADMIN_PASSWORD)'}`] : [];
