import type { AddinErrorCommand } from '@maru/contracts/addin/error/error.commands';
import type { UseCommand } from '@maru/contracts/addin/use/use.commands';
import type { AddinUserCommand } from '@maru/contracts/addin/user/user.commands';
import { demoId } from '../cast/demo-id.ts';
import type { PersonKey } from '../cast/demo-people.ts';

/** One command of the add-in, who sends it, and how many days ago. */
export interface AddinScene {
  readonly ago: number;
  readonly by: PersonKey | 'keeper';
  readonly command: UseCommand | AddinUserCommand | AddinErrorCommand;
}

/** The add-in that a user of the demo has installed. */
export const addinOf = (user: number) => demoId('addin', user);
