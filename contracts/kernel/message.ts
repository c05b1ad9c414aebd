import { z } from 'zod';

/** What a person's key is for: what goes with the account, and what the law wants kept longer. */
export const keyPurpose = z.enum(['profile', 'retention']);
export type KeyPurpose = z.infer<typeof keyPurpose>;

/** Fields of an event's data that are stored as ciphertext (base64url), and whose key opens them. */
export const sealedFields = z.object({
  person: z.string(),
  purpose: keyPurpose,
  fields: z.array(z.string()).readonly(),
});
export type SealedFields = z.infer<typeof sealedFields>;

/** Where a command came in; `admin` is the admin area, `migration` brings in what was made elsewhere. */
export const source = z.union([
  z.enum(['web', 'admin', 'addin', 'demo', 'migration']),
  z.templateLiteral(['workflow:', z.string()]),
]);
export type Source = z.infer<typeof source>;

/** `at` is ISO 8601 in UTC with microseconds, unique within one process; a retried command has the same `commandId`. */
export const eventMeta = z.object({
  at: z.iso.datetime(),
  actorId: z.string(),
  commandId: z.string(),
  correlationId: z.string(),
  /** The event or command it follows from: its own command where somebody asked for that. */
  causationId: z.string(),
  /** Left out, as `source` and `requestHash` are, in events from before it was recorded. */
  commandType: z.string().optional(),
  source: source.optional(),
  /** Keyed hash of the whole command: tells a repeat from another command under the same id. */
  requestHash: z.string().optional(),
  schemaVersion: z.int().positive(),
  /** Keyed hash of the caller's address; empty for the system's own commands. */
  ipHash: z.string(),
  /** Hash of the event before it in its stream (64 hex digits; 64 zeros at revision 0). */
  previousHash: z.string(),
  /** Left out where all is plain. */
  sealed: sealedFields.optional(),
  /** SHA-256 over stream, revision, id, type, data as it is stored and the other metadata. */
  hash: z.string(),
});
export type EventMeta = z.infer<typeof eventMeta>;

/** `damaged`: what was stored cannot be read any more. `foreign`: something else wrote it into one of our streams. */
export const eventFault = z.enum(['damaged', 'foreign']);
export type EventFault = z.infer<typeof eventFault>;

/** What a domain event is before it is stored: a past-tense type and its data. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
}

declare const eventsOf: unique symbol;
/** The name of a stream, by which the compiler knows what its events are. */
export type StreamOf<E extends DomainEvent> = string & { readonly [eventsOf]: E };

/** One event of each type, for everyone's tests. */
export type Examples<E extends DomainEvent> = { readonly [K in E['type']]: Extract<E, { type: K }> };

/** What a fold sees beside the event: where and when it was recorded. Revisions count from 0. */
export interface Recorded {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly meta: EventMeta;
}

export const event = <T extends string, S extends z.ZodRawShape>(type: T, data: S) =>
  z.object({ type: z.literal(type), data: z.object(data) });

export const command = <T extends string, S extends z.ZodRawShape>(type: T, data: S) =>
  z.object({ type: z.literal(type), data: z.object(data) });
