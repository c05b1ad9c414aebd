let newest: string | undefined;

const isOlder = (candidate: string) =>
  newest !== undefined && /^\d+$/.test(candidate) && /^\d+$/.test(newest) && Number(candidate) < Number(newest);

/** Remembers the newest `X-Position` of any answer, so that people read their own writes. */
export const positionSeen = (candidate: string | null | undefined) => {
  if (candidate && !isOlder(candidate)) newest = candidate;
};
export const newestPosition = () => newest;
export const forgetPosition = () => {
  newest = undefined;
};
