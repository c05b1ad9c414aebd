import { Rejected } from '@maru/contracts/kernel/rejections';
import { failureReason, type FailureReason } from '@maru/contracts/site/reaction/reaction.fields';
import { engineRefusal } from '@maru/platform/http/engine-refusal';
import { DamagedKey } from '@maru/platform/key-vault/key-vault';
import { MailDeferred, MailServerUnavailable } from '@maru/platform/mail/mailer';

/** The event that a reaction follows from was taken out of the log. */
export class EventGone extends Error {
  readonly reason: FailureReason = 'event_gone';
}

const classes: readonly (readonly [kind: abstract new (...args: never) => Error, reason: FailureReason])[] = [
  [DamagedKey, 'key_damaged'],
  [MailDeferred, 'mail_deferred'],
  [MailServerUnavailable, 'mail_server_away'],
];
const networkCodes = ['CONNREFUSED', 'CONNRESET', 'TIMEDOUT', 'NOTFOUND', 'PIPE', 'HOSTUNREACH', 'NETUNREACH'];
const systemReasons: ReadonlyMap<unknown, FailureReason> = new Map([
  ...['EAI_AGAIN', ...networkCodes.map((code) => `E${code}`)].map((code) => [code, 'connection_failed'] as const),
  ...['ENOSPC', 'EDQUOT'].map((code) => [code, 'disk_full'] as const),
  ...['EACCES', 'EPERM', 'EROFS', 'EIO', 'EMFILE'].map((code) => [code, 'disk_failed'] as const),
]);

/** What an error says itself is taken where it is on the list. */
const listed = (error: Error & { readonly reason?: unknown; readonly code?: unknown }): FailureReason | undefined =>
  failureReason.safeParse(error.reason).data ??
  classes.find(([kind]) => error instanceof kind)?.[1] ??
  systemReasons.get(error.code);

const deepest = 5;
/** An error may be its own cause. */
const withCauses = (error: unknown): readonly Error[] => {
  const chain: Error[] = [];
  for (let now = error; now instanceof Error && chain.length < deepest; now = now.cause) chain.push(now);
  return chain;
};
const nameOfClass = /^[A-Z][A-Za-z]{0,40}$/;

/**
 * A reason that may stay in the log for ever: one of the listed, else the code of a refusal, else the name of the error.
 * Its text, which may name a person, is for the program's own log alone.
 */
export const reasonOf = (error: unknown): string => {
  const chain = withCauses(error);
  const reason = chain.map(listed).find((found) => found !== undefined);
  if (reason) return reason;
  const refusal = chain.map(engineRefusal).find((found) => found instanceof Rejected);
  const [{ name } = { name: '' }] = chain;
  return refusal?.code ?? (nameOfClass.test(name) ? name : 'Error');
};
