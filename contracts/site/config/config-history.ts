import type { Evolvers } from '../../kernel/decider.ts';
import { evolved, type StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { ConfigEvent } from './config.events.ts';
import { type ConfigFacts, configFold } from './config.fold.ts';

/** What is set at once, and has a history of its own. */
export const configParts = [
  'business',
  'shipping',
  'bundles',
  'returns',
  'areas',
  'selling',
  'delivery',
  'payment',
] as const satisfies readonly (keyof ConfigFacts)[];
export type ConfigPart = (typeof configParts)[number];

/** Which part an event sets; total, so that no new event is left out of the history. */
export const partOf: Readonly<Record<ConfigEvent['type'], ConfigPart>> = {
  BusinessInfoChanged: 'business',
  ShippingRatesChanged: 'shipping',
  ShippingBundlesChanged: 'bundles',
  ReturnTermsChanged: 'returns',
  RemoteAreasChanged: 'areas',
  SellingTermsChanged: 'selling',
  DeliveryTermsChanged: 'delivery',
  PaymentTermsChanged: 'payment',
};

/** One change, by the revision of its event. `before` follows from the events before it; null where nothing was set. */
export interface ConfigChange {
  readonly revision: number;
  readonly part: ConfigPart;
  readonly before: unknown;
  readonly after: unknown;
}
export interface ConfigState extends ConfigFacts {
  /** The last ones, the oldest first. */
  readonly changes: readonly ConfigChange[];
}

/** So many changes can be undone; older ones are only told. */
export const undoableChanges = 200;

type AnyEvent = ConfigEvent & Recorded;

/** What an event makes of the values, and what it changed. */
export const changeBy = (
  config: ConfigFacts,
  event: AnyEvent,
): { readonly config: ConfigFacts; readonly change: ConfigChange } => {
  const part = partOf[event.type];
  const next = evolved(configFold.evolve, config, event);
  return { config: next, change: { revision: event.revision, part, before: config[part], after: next[part] } };
};

const evolve = ({ changes, ...config }: ConfigState, event: AnyEvent): ConfigState => {
  const next = changeBy(config, event);
  return { ...next.config, changes: [...changes, next.change].slice(-undoableChanges) };
};

/** As decisions know the values: with their last changes, so that one can be undone. */
export const configHistoryFold: StreamFold<ConfigState, ConfigEvent> = {
  initialState: { ...configFold.initialState, changes: [] },
  evolve: Object.fromEntries(Object.keys(configFold.evolve).map((type) => [type, evolve])) as Evolvers<
    ConfigEvent,
    ConfigState
  >,
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
type Fields = Readonly<Record<string, unknown>>;
const hasFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in which two values of a part differ. */
export const changedFields = (before: Fields, after: Fields): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !isSame(before[field], after[field]));

/** Whether a change can be undone: never where nothing was set before, nor once a value was changed again. */
export type UndoStanding = 'possible' | 'first' | 'changed';

/** What a part becomes without that change: other fields stay as they are by now. */
export const withoutChange = (now: unknown, { before, after }: Pick<ConfigChange, 'before' | 'after'>): unknown => {
  if (!hasFields(before) || !hasFields(after) || !hasFields(now)) return isSame(now, after) ? before : undefined;
  const fields = changedFields(before, after);
  if (!fields.every((field) => isSame(now[field], after[field]))) return undefined;
  return { ...now, ...Object.fromEntries(fields.map((field) => [field, before[field]])) };
};

export const undoStanding = (config: ConfigFacts, change: ConfigChange): UndoStanding => {
  if (change.before === null) return 'first';
  return withoutChange(config[change.part], change) === undefined ? 'changed' : 'possible';
};
