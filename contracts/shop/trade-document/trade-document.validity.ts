/** An estimate holds so long, in days, counted without the day it is made on (Civil Act, Article 157). */
export const estimateDays = 14;
const dayMs = 24 * 60 * 60 * 1000;
const seoulMs = 9 * 60 * 60 * 1000;

/** The last moment of the last day in Seoul, or of the sale that ends before; epoch ms. */
export const estimateUntil = (now: number, saleEnds: readonly number[]): number => {
  const midnight = Math.floor((now + seoulMs) / dayMs) * dayMs - seoulMs;
  return Math.min(midnight + (estimateDays + 1) * dayMs - 1, ...saleEnds);
};

/** The day to issue a tax invoice by: the tenth of the month after the money came, `YYYY-MM-DD` in Seoul. */
export const taxInvoiceDue = (paidAt: number): string => {
  const paid = new Date(paidAt + seoulMs);
  return new Date(Date.UTC(paid.getUTCFullYear(), paid.getUTCMonth() + 1, 10)).toISOString().slice(0, 10);
};
