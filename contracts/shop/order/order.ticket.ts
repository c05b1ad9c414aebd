/**
 * Cookie of whoever has shown number and phone of an order: for storing and seeing the photos of its claims, and for
 * hearing of its changes, without a login. Its path holds for calls and for sockets. It lives as long as an access token,
 * and is given anew whenever both are shown.
 */
export const orderTicket = (orderId: string) => ({ name: `order_${orderId}`, path: '/' }) as const;
