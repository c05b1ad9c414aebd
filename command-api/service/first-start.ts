import type { Engines } from '@maru/platform/engines/engines';
import type { Env } from '@maru/platform/env/env';
import { type DemoAccounts, firstDemo } from '../demo/first-demo.ts';
import type { FirstAdmin } from '../identity/user/first-admin.service.ts';
import type { CommandService } from './command-service.ts';

type Wishes = Pick<Env, 'demo' | 'adminEmail' | 'adminPassword'>;

/** What an empty log begins with, made once; answers what a person must know of it. `over` opens the commands on engines. */
export const firstStart = async (wishes: Wishes, engines: Engines, over: (engines: Engines) => CommandService): Promise<readonly string[]> => {
  // First of all: a demo is made on an empty log only.
  const demo = wishes.demo ? await firstDemo(engines, over) : undefined;
  const admin = await over(engines).firstAdmin({ email: wishes.adminEmail, password: wishes.adminPassword });
  return [...toldOfAdmin(admin), ...toldOfDemo(demo)];
};

/** A made-up password is shown here and nowhere else. */
const toldOfAdmin = (admin: FirstAdmin | undefined) => (admin ? [`  관리자     ${admin.email}  ${admin.password ?? '(ADMIN_PASSWORD)'}`] : []);

const toldOfDemo = (demo: DemoAccounts | undefined) =>
  demo ? [`  체험 계정   ${demo.emails.join(', ')}`, `  비밀번호    ${demo.password} (모두 같음)`] : [];
