/** The order that an address of `/success` or `/fail` is about. `number` is empty where the address does not say it. */
export interface OrderAt {
  readonly id: string;
  readonly number: string;
}
/** The address may be anybody's. */
const longest = 40;

export const orderAt = (query: URLSearchParams): OrderAt | undefined => {
  const id = query.get('orderId')?.slice(0, longest);
  return id ? { id, number: (query.get('number') ?? '').slice(0, longest) } : undefined;
};

/** The page of an order: a guest has to show its number and a phone. */
export const orderPath = ({ id, number }: OrderAt, loggedIn: boolean) =>
  loggedIn ? `/my/order/${encodeURIComponent(id)}` : `/order?${new URLSearchParams({ number }).toString()}`;
