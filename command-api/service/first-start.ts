import type { Engines } from '@maru/platform/engines/engines';
import type { Env } from '@maru/platform/env/env';
import { type DemoAccounts, firstDemo } from '../demo/first-demo.ts';
import type { FirstAdmin } from '../identity/user/first-admin.service.ts';
import type { CommandService } from './command-service.ts';

type Wishes = Pick<Env, 'demo' | 'adminEmail' | 'adminPassword'>;

interface FirstStart {
  readonly engines: Engines;
  readonly service: Pick<CommandService, 'firstAdmin'>;
  /** Opens the commands on engines of another time, for what a demo did in the past. */
  readonly over: (engines: Engines) => CommandService;
  /** Ends the waiting for another copy. */
  readonly signal: AbortSignal;
}

/**
 * What an empty log begins with; answers what a person must know of it. One copy at a time: the others wait and find it
 * done. One that loses its lease amid it harms nothing, because all of it may be done twice.
 */
export const firstStart = async (
  wishes: Wishes,
  { engines, service, over, signal }: FirstStart,
): Promise<readonly string[]> => {
  let notes: readonly string[] = [];
  const begin = async () => {
    // First of all: a demo is made on an empty log only.
    const demo = wishes.demo ? await firstDemo(engines, over) : undefined;
    const admin = await service.firstAdmin({ email: wishes.adminEmail, password: wishes.adminPassword });
    notes = [...toldOfAdmin(admin), ...toldOfDemo(demo)];
  };
  await engines.leases.hold('command-api:first-start', begin, signal);
  return notes;
};

/** A made-up password is shown here and nowhere else. */
const toldOfAdmin = (admin: FirstAdmin | undefined) =>
  admin ? [`  관리자     ${admin.email}  ${admin.password ?? '(ADMIN_PASSWORD)'}`] : [];

const toldOfDemo = (demo: DemoAccounts | undefined) =>
  demo ? [`  체험 계정   ${demo.emails.join(', ')}`, `  비밀번호    ${demo.password} (모두 같음)`] : [];
