import type { DomainEvent, SealedFields } from '@maru/contracts/kernel/message';
import type { PersonalFields } from '@maru/contracts/kernel/personal';
import type { FoundKey, KeyVault } from '../key-vault/key-vault.ts';
import { fingerprint, seal } from './seal.ts';

/** By event type. */
export type AnyPersonal = Readonly<
  Record<string, (Omit<PersonalFields<object>, 'fields'> & { readonly fields: readonly string[] }) | undefined>
>;

export interface SealedEvent {
  readonly sealed: SealedFields;
  /** With fingerprints for texts: the event's id may be derived from it. */
  readonly withFingerprints: object;
  sealFor(eventId: string): object;
}

/** Undefined for an event without personal texts. Makes the person's key. Errors: those of `KeyVault`. */
export const sealFields = async (
  keys: Pick<KeyVault, 'obtain'>,
  personal: AnyPersonal,
  { type, data }: DomainEvent,
): Promise<SealedEvent | undefined> => {
  const entry = personal[type];
  const texts = entry ? textsOf(data, entry.fields) : [];
  if (!entry || texts.length === 0) return undefined;
  const { purpose } = entry;
  const person = entry.person(data);
  const key = await keys.obtain(person, purpose);
  return {
    sealed: { person, purpose, fields: texts.map(([field]) => field) },
    withFingerprints: replaceTexts(data, texts, unlessDestroyed(key, fingerprint)),
    sealFor: (eventId) =>
      replaceTexts(
        data,
        texts,
        unlessDestroyed(key, (with_, field, text) => seal(with_, { eventId, field }, text)),
      ),
  };
};

type Text = readonly [field: string, text: string];
type Change = (field: string, text: string) => string;

const textsOf = (data: object, fields: readonly string[]): readonly Text[] => {
  const values = data as Readonly<Record<string, unknown>>;
  return fields.flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
};

const unlessDestroyed =
  (key: FoundKey, change: (key: Buffer, ...text: Text) => string): Change =>
  (...text) =>
    key === 'destroyed' ? '' : change(key, ...text);

const replaceTexts = (data: object, texts: readonly Text[], change: Change): object => ({
  ...data,
  ...Object.fromEntries(texts.map(([field, text]) => [field, change(field, text)])),
});
