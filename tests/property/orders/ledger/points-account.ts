const dayMs = 86_400_000;
interface Lot {
  left: number;
  readonly expires: number;
}

/** What a person has in points, kept by hand: those that are lost first are used first. Times are epoch ms. */
export const pointsAccount = () => {
  let lots: Lot[] = [];
  /** Until when those lasted that an order took. */
  const taken = new Map<string, number>();
  const usable = (now: number) =>
    lots.filter(({ left, expires }) => left > 0 && now < expires).toSorted((one, other) => one.expires - other.expires);
  const takeOut = (points: number, now: number): readonly Lot[] => {
    let wanted = points;
    return usable(now).filter((lot) => {
      const some = Math.min(lot.left, wanted);
      lot.left -= some;
      wanted -= some;
      return some > 0;
    });
  };
  return {
    balance: (now: number) => usable(now).reduce((sum, { left }) => sum + left, 0),
    /** They last a year. */
    gain: (points: number, now: number) => {
      if (points > 0) lots = [...lots, { left: points, expires: now + 365 * dayMs }];
    },
    use: (orderId: string, points: number, now: number) => {
      for (const { expires } of takeOut(points, now)) taken.set(orderId, Math.max(taken.get(orderId) ?? 0, expires));
    },
    /** What was spent meanwhile is not asked for. */
    lose: (points: number, now: number) => void takeOut(points, now),
    /** They last as long as they would have, and a month at least. */
    giveBack: (orderId: string, points: number, now: number) => {
      const expires = Math.max(taken.get(orderId) ?? 0, now + 30 * dayMs);
      if (points > 0) lots = [...lots, { left: points, expires }];
    },
  };
};
export type PointsAccount = ReturnType<typeof pointsAccount>;
