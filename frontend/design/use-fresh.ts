import { useEffect, useRef, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/**
 * Ids that came by themselves, for a short highlight: not those of the first load, nor of one more page. `ready`: no
 * load is under way.
 */
export const useFresh = (ids: readonly string[], pages: number, ready: boolean) => {
  const previous = useRef<{ readonly ids: ReadonlySet<string>; readonly pages: number }>(undefined);
  const [fresh, setFresh] = useState(nothing);
  const key = ids.join();
  useEffect(() => {
    if (!ready) return;
    const all = key === '' ? [] : key.split(',');
    const before = previous.current;
    previous.current = { ids: new Set([...(before?.ids ?? []), ...all]), pages };
    const arrived = before?.pages === pages ? all.filter((id) => !before.ids.has(id)) : [];
    if (arrived.length > 0) setFresh(new Set(arrived));
  }, [key, pages, ready]);
  return fresh;
};

/** Look of something that has just come. */
export const freshLook = {
  '@keyframes maru-fresh': { from: { backgroundColor: 'var(--maru-palette-tones-amber-soft)' }, to: {} },
  animation: 'maru-fresh 2.4s ease-out',
} as const;
