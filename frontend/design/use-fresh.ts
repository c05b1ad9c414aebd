import { useEffect, useRef, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** Ids that came after the first whole load, for a short highlight; `ready` says that the load is whole. */
export const useFresh = (ids: readonly string[], ready: boolean) => {
  const known = useRef<Set<string>>(undefined);
  const [fresh, setFresh] = useState(nothing);
  const key = ids.join();
  useEffect(() => {
    if (!ready) return;
    const all = key === '' ? [] : key.split(',');
    const before = known.current;
    known.current = new Set([...(before ?? []), ...all]);
    const arrived = before ? all.filter((id) => !before.has(id)) : [];
    if (arrived.length > 0) setFresh(new Set(arrived));
  }, [key, ready]);
  return fresh;
};

/** Look of something that has just come. */
export const freshLook = {
  '@keyframes maru-fresh': { from: { backgroundColor: 'var(--maru-palette-tones-amber-soft)' }, to: {} },
  animation: 'maru-fresh 2.4s ease-out',
} as const;
