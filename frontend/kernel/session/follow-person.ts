import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { personHere, personIs, personUnknown } from '../personal/keepers.ts';
// Also what a person left in a page before this one is to be forgotten, whatever screen is opened.
import '../personal/personal-storage.ts';
import { storage } from '../storage.ts';
import { refreshSession } from './refresh-session.ts';
import type { SessionState } from './session.slice.ts';

interface Root {
  readonly session: SessionState;
}
interface Store {
  readonly dispatch: ThunkDispatch<Root, unknown, UnknownAction>;
  readonly getState: () => Root;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where windows tell each other who uses this browser. */
const key = 'maru.person';

/** A page follows one store. */
let unfollow: () => void = () => undefined;

/** However a session ends, here or in another window of this browser, what was kept for its person ends with it. */
export const followPerson = ({ dispatch, getState, subscribe }: Store) => {
  unfollow();
  personUnknown();
  unfollow = subscribe(() => {
    const { status, user } = getState().session;
    if (status !== 'in' && status !== 'out') return;
    const person = user?.id ?? null;
    if (person === personHere()) return;
    if (person) storage.write(key, person);
    else storage.remove(key);
    personIs(person, dispatch);
  });
  if (typeof window === 'undefined') return;
  const hear = ({ key: changed, newValue }: StorageEvent) => {
    const isOther = changed === key && personHere() && newValue !== personHere();
    // The cookie they share is no longer this person's: what it is now, the server says.
    if (isOther) void dispatch(refreshSession());
  };
  window.addEventListener('storage', hear);
  const unsubscribe = unfollow;
  unfollow = () => {
    unsubscribe();
    window.removeEventListener('storage', hear);
  };
};
