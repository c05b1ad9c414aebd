/** 출판문화산업 진흥법 제22조 제5항: the most of the list price that a book's price may be reduced by. */
export const bookDiscountPercent = 10;

/** The same paragraph: the most that discount and economic benefits (points, coupons) come to together. */
export const bookBenefitPercent = 15;

export const isBookDiscountAllowed = (percent: number): boolean => percent <= bookDiscountPercent;

/** Prices in won: of the list, and as sold; `points_percent` of what is paid is earned. */
export interface SoldBook {
  readonly base_price: number;
  readonly unit_price: number;
  readonly quantity: number;
  readonly points_percent: number;
}

/** How much coupons and automatic discounts may still take off such books, in won. */
export const bookRoom = ({ base_price, unit_price, quantity, points_percent }: SoldBook): number => {
  const paid = unit_price * quantity;
  const allowed = Math.floor((base_price * quantity * bookBenefitPercent) / 100);
  const points = Math.ceil((paid * points_percent) / 100);
  return Math.max(0, allowed - (base_price * quantity - paid) - points);
};
