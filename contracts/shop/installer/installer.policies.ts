import { adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { InstallerCommand } from './installer.commands.ts';

export const installerPolicies: Policies<InstallerCommand, object> = {
  AddInstaller: adminOnly,
  DescribeInstaller: adminOnly,
  PublishInstaller: adminOnly,
  WithdrawInstaller: adminOnly,
  ChooseInstallerItems: adminOnly,
};
