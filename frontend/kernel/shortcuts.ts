import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { createRegistry, useRegistered } from './registry.ts';
import { isStroke } from './keys.ts';

export interface Shortcut {
  /** `mod+k`, `?`, `c`, or a sequence: `g r`. */
  readonly keys: string;
  readonly label: string;
  readonly group: string;
  readonly run: () => void;
}

export const shortcuts = createRegistry<Shortcut>();

const sequenceMs = 1_000;
const editable =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]';
const modal = '[role=dialog], [role=alertdialog], [role=menu]';

const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(`${editable}, ${modal}`) !== null;

/** Finds the shortcut of a key press; what was registered last comes first. */
export const createMatcher = () => {
  let first: { readonly event: KeyboardEvent; readonly at: number } | undefined;
  return (event: KeyboardEvent, all: readonly Shortcut[]): Shortcut | undefined => {
    const before = first && event.timeStamp - first.at < sequenceMs ? first.event : undefined;
    first = { event, at: event.timeStamp };
    const hit = all.findLast(({ keys }) => {
      const [stroke = '', second] = keys.split(' ');
      if (second === undefined) return isStroke(event, stroke);
      return before !== undefined && isStroke(before, stroke) && isStroke(event, second);
    });
    if (hit) first = undefined;
    return hit;
  };
};

/** Listens for all shortcuts; once, in the shell. */
export const useShortcutKeys = () => {
  const match = useMemo(() => createMatcher(), []);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const withMod = event.ctrlKey || event.metaKey;
    if (!withMod && isElsewhere(event)) return;
    const hit = match(event, shortcuts.all());
    if (!hit) return;
    event.preventDefault();
    hit.run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
};

/** Adds a shortcut while the component is mounted; it appears on the `?` sheet. */
export const useShortcut = ({ keys, label, group }: Omit<Shortcut, 'run'>, run: () => void, enabled = true) => {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const shortcut = useMemo(
    () => (enabled ? { keys, label, group, run: () => latest.current() } : undefined),
    [enabled, keys, label, group],
  );
  useRegistered(shortcuts, shortcut);
};
