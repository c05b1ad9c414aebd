import type { SealedFields } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '../event-store/event-store.ts';
import type { FoundKey, KeyVault } from '../key-vault/key-vault.ts';
import type { Log } from '../log/logger.ts';
import { unseal } from './seal.ts';

export type OpenEvents = (events: readonly RecordedEvent[]) => Promise<readonly RecordedEvent[]>;

export const hasSealed = (events: readonly RecordedEvent[]): boolean =>
  events.some(({ meta }) => meta.sealed !== undefined);

/** Opens sealed fields with one look into the vault. A field without key, or with a damaged one, is ''; so is a damaged field, and logged. */
export const openEvents =
  (keys: Pick<KeyVault, 'find'>, log: Pick<Log, 'error'>): OpenEvents =>
  async (events) => {
    const keyOf = await keysFor(
      keys,
      events.flatMap(({ meta }) => meta.sealed ?? []),
    );
    const closed: RecordedEvent[] = [];
    const opened = events.map((event) => {
      const { sealed } = event.meta;
      if (!sealed) return event;
      const { texts, whole } = textsOf(event, sealed, keyOf(sealed));
      if (!whole) closed.push(event);
      return { ...event, data: { ...event.data, ...texts } };
    });
    logDamage(log, closed);
    return opened;
  };

const idOf = ({ person, purpose }: SealedFields) => `${purpose} ${person}`;

const keysFor = async (keys: Pick<KeyVault, 'find'>, sealed: readonly SealedFields[]) => {
  const names = [...new Map(sealed.map((one) => [idOf(one), one])).values()];
  const found = await keys.find(names);
  const byId = new Map(names.map((name, at) => [idOf(name), found[at]]));
  return (one: SealedFields) => byId.get(idOf(one));
};

type AnyKey = FoundKey | 'damaged' | undefined;

const textsOf = ({ id: eventId, data }: RecordedEvent, { fields }: SealedFields, key: AnyKey) => {
  // A damaged key is reported by the vault, once.
  if (key === 'destroyed' || key === 'damaged')
    return { texts: Object.fromEntries(fields.map((field) => [field, ''])), whole: true };
  const values = data as Readonly<Record<string, unknown>>;
  const opened = fields.map((field) => [field, key && unseal(key, { eventId, field }, String(values[field]))] as const);
  return {
    texts: Object.fromEntries(opened.map(([field, text]) => [field, text ?? ''])),
    whole: opened.every(([, text]) => text !== undefined),
  };
};

const logDamage = (log: Pick<Log, 'error'>, [first, ...more]: readonly RecordedEvent[]) => {
  if (!first) return;
  const { stream, revision } = first;
  log.error(
    { stream, revision, more: more.length },
    'personal data does not open: its key is missing, or it was changed; were the keys restored with the log?',
  );
};
