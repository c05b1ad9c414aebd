import type { Endpoint } from '../http/endpoint.ts';
import { myCartEndpoint } from './cart/my-cart.endpoint.ts';
import { acceptExchangeEndpoint } from './order/accept-exchange.endpoint.ts';
import {
  guestAskBackEndpoint,
  guestCancelEndpoint,
  guestConfirmEndpoint,
  guestOpenPaymentEndpoint,
  guestOrderEndpoint,
} from './order/guest-order.endpoints.ts';
import { openPaymentEndpoint } from './checkout/open-payment.endpoint.ts';
import { placeOrderEndpoint } from './checkout/place-order.endpoint.ts';
import { quoteEndpoint } from './checkout/quote.endpoint.ts';
import { confirmPaymentEndpoint } from './checkout/confirm-payment.endpoint.ts';
import { webhookEndpoint } from './payment/webhook.endpoint.ts';
import { myRestockEndpoint } from './restock/my-restock.endpoint.ts';
import type { ShopServices } from './shop-services.ts';
import { myWishesEndpoint, wishListEndpoint } from './wish/wish.endpoints.ts';

/** Every call of the shop that is not a command. */
export const shopEndpoints = (services: ShopServices): readonly Endpoint[] => [
  myCartEndpoint(services),
  quoteEndpoint(services),
  placeOrderEndpoint(services),
  openPaymentEndpoint(services),
  guestOpenPaymentEndpoint(services),
  guestOrderEndpoint(services),
  acceptExchangeEndpoint(services),
  guestCancelEndpoint(services),
  guestAskBackEndpoint(services),
  guestConfirmEndpoint(services),
  confirmPaymentEndpoint(services),
  webhookEndpoint(services),
  myRestockEndpoint(services),
  myWishesEndpoint(services),
  wishListEndpoint(services),
];
