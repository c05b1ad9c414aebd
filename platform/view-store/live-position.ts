import type { ViewStore } from './view-store.ts';

/** Up to which position of the log all of these views have been folded, as readers see them; 0 while one of them is not live. */
export const livePosition = async (views: ViewStore, names: readonly string[]): Promise<number> => {
  const versions = await Promise.all(names.map((name) => views.versions(name)));
  const reached = versions.map((known) => known.findLast(({ status }) => status === 'live')?.position ?? 0);
  return reached.length === 0 ? 0 : Math.min(...reached);
};
