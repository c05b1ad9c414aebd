import type { ViewStore } from './view-store.ts';

/**
 * Up to which position of the log all of these views have been folded, as readers see them; 0 while one of them is not
 * live.
 */
export const livePosition = async (views: ViewStore, names: readonly string[]): Promise<number> => {
  const reached = Object.values(await livePositions(views, names));
  return reached.length === 0 ? 0 : Math.min(...reached);
};

/** The same of each view by itself: one that lags or stands still does not hide what another has. */
export const livePositions = async (
  views: ViewStore,
  names: readonly string[],
): Promise<Readonly<Record<string, number>>> => {
  const versions = await Promise.all(names.map((name) => views.versions(name)));
  return Object.fromEntries(
    versions.map((known, at) => [names[at], known.findLast(({ status }) => status === 'live')?.position ?? 0]),
  );
};
