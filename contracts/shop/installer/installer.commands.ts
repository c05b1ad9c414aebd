import { z } from 'zod';
import { command } from '../../kernel/message.ts';

const version = z.string();

export const installerCommand = z.discriminatedUnion('type', [
  command('AddInstaller', { version, file: z.string(), name: z.string(), size: z.int(), sha256: z.string() }),
  command('DescribeInstaller', { version, years: z.array(z.int()), notes: z.string() }),
  command('PublishInstaller', { version }),
  command('WithdrawInstaller', { version }),
  command('ChooseInstallerItems', { item_ids: z.array(z.string()) }),
]);
export type InstallerCommand = z.infer<typeof installerCommand>;
