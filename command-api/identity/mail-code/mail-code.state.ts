import type { MailCodeCommand } from '@maru/contracts/identity/mail-code/mail-code.commands';
import type { MailCodeEvent } from '@maru/contracts/identity/mail-code/mail-code.events';
import type { MailCodeState } from '@maru/contracts/identity/mail-code/mail-code.fold';
import type { Deciders } from '@maru/contracts/kernel/decider';

export type MailCodeDecider<T extends MailCodeCommand['type']> = Deciders<
  MailCodeCommand,
  MailCodeState,
  MailCodeEvent
>[T];
