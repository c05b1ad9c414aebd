import { epochMs } from '../../kernel/fields.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { AddinUserEvent } from './user.events.ts';
import type { AddinUserDocument, Install } from './user.views.ts';

type Facts = Omit<AddinUserDocument, 'revision' | 'position'>;
type EventOf<T extends AddinUserEvent['type']> = Extract<AddinUserEvent, { type: T }> & Recorded;

/** Kept of one person, those seen last. */
const mostInstalls = 30;

/** The add-in seen last stands first, and says what is shown of its person. */
const withInstall = (
  doc: Pick<Facts, 'id' | 'first_seen' | 'sessions'> & { readonly installs: readonly Install[] },
  seen: Install,
): Facts => {
  const installs = [seen, ...doc.installs.filter(({ addin }) => addin !== seen.addin)].slice(0, mostInstalls);
  const machines = new Set(installs.map(({ machine }) => machine)).size;
  const { version, revit, state, last_seen } = seen;
  return { ...doc, version, revit, state, last_seen, machines, installs };
};
const installOf = (doc: Facts | undefined, of: string) => doc?.installs.find(({ addin }) => addin === of);

/** The person's document after a session began. */
export const afterStart = (doc: Facts | undefined, { data, meta }: EventOf<'AddinSessionStarted'>): Facts => {
  const { addin, user_id: id, machine, version, revit, licence } = data;
  const [last_seen, sessions] = [epochMs(meta.at), (installOf(doc, addin)?.sessions ?? 0) + 1];
  const person = doc ?? { id, first_seen: last_seen, sessions: 0, installs: [] };
  const state = { state: licence.state, licence_id: licence.id };
  return withInstall(
    { ...person, sessions: person.sessions + 1 },
    { addin, machine, version, revit, ...state, sessions, last_seen },
  );
};

/** The person's document after a session that is known was heard of again. */
export const afterSign = (
  doc: Facts | undefined,
  { type, data, meta }: EventOf<'AddinSeen' | 'AddinSessionEnded'>,
): Facts | undefined => {
  const known = installOf(doc, data.addin);
  if (!doc || !known) return doc;
  const licence = type === 'AddinSeen' ? { state: data.licence.state, licence_id: data.licence.id } : {};
  return withInstall(doc, { ...known, ...licence, last_seen: epochMs(meta.at) });
};
