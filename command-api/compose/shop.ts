import type { Setting } from '@maru/platform/service/service';
import type { Router } from 'express';
import type { GuestServices } from '../shop/order/order-tickets.service.ts';
import type { Send } from '../pipeline/send.ts';
import type { PaymentProvider, PaymentServices } from '../shop/payment/payment-provider.ts';
import { sandboxRouter } from '../shop/payment/sandbox/sandbox-router.service.ts';
import { sandbox } from '../shop/payment/sandbox/sandbox.service.ts';
import { settlementParts } from '../shop/payment/settlement-parts.ts';
import { toss, tossEnv } from '../shop/payment/toss.service.ts';
import { checkRowsEndpoint } from '../rows/check-rows.endpoint.ts';
import { checkItemRows } from '../shop/item/check-item-rows.service.ts';
import { checkShipRows } from '../shop/delivery/check-ship-rows.service.ts';
import { printOrdersEndpoint } from '../shop/trade-document/print-orders.endpoint.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { myAddressesEndpoint } from '../shop/address/my-addresses.endpoint.ts';
import { myCartEndpoint } from '../shop/cart/my-cart.endpoint.ts';
import { guestOrderEndpoint, guestStepEndpoints } from '../shop/order/guest-order.endpoints.ts';
import { changeAddressEndpoints } from '../shop/order/change-address.endpoints.ts';
import { prepareGoodsEndpoint } from '../shop/name-card/prepare-goods.endpoint.ts';
import { askSurchargeEndpoint, replaceClaimEndpoint } from '../shop/order/replace-claim.endpoint.ts';
import {
  guestOpenPaymentEndpoint,
  guestOpenSurchargeEndpoint,
  openPaymentEndpoint,
  openSurchargeEndpoint,
} from '../shop/checkout/open-payment.endpoint.ts';
import { placeOrderEndpoint } from '../shop/checkout/place-order.endpoint.ts';
import { quoteEndpoint } from '../shop/checkout/quote.endpoint.ts';
import { confirmPaymentEndpoint } from '../shop/checkout/confirm-payment.endpoint.ts';
import { myCompanyEndpoint } from '../shop/company/my-company.endpoint.ts';
import { drawProofEndpoint, type DrawServices } from '../shop/name-card/draw-proof.endpoint.ts';
import { uploadProofEndpoint } from '../shop/name-card/upload-proof.endpoint.ts';
import { type InstallerServices, uploadInstallerEndpoint } from '../shop/installer/upload-installer.endpoint.ts';
import { seatEndpoints, type SeatServices } from '../shop/licence/seat.endpoints.ts';
import { cashReceiptEndpoints } from '../shop/cash-receipt/cash-receipt.endpoints.ts';
import { taxInvoiceEndpoints } from '../shop/tax-invoice/tax-invoice.endpoints.ts';
import { nameCardsEndpoint } from '../shop/name-card/name-cards.endpoint.ts';
import { tradeDocumentEndpoints } from '../shop/trade-document/trade-document.endpoints.ts';
import { myPriceAlertEndpoint } from '../shop/price-alert/my-price-alert.endpoint.ts';
import { lookAgain } from '../shop/payment/compare-books.service.ts';
import { compareEndpoint, webhookEndpoint } from '../shop/payment/webhook.endpoint.ts';
import { myRestockEndpoint } from '../shop/restock/my-restock.endpoint.ts';
import { myWishesEndpoint, wishListEndpoint } from '../shop/wish/wish.endpoints.ts';

/** By the environment; undefined means the sandbox, which takes no money. */
export const paymentProvider = ({ env }: Pick<Setting, 'env'>): PaymentProvider | undefined => {
  const shop = env.part(tossEnv);
  return shop && toss(shop);
};

const shopEndpoints = (
  services: PaymentServices & SeatServices & InstallerServices & DrawServices,
): readonly Endpoint[] => [
  myAddressesEndpoint(services),
  myCartEndpoint(services),
  quoteEndpoint(services),
  placeOrderEndpoint(services),
  openPaymentEndpoint(services),
  guestOpenPaymentEndpoint(services),
  openSurchargeEndpoint(services),
  guestOpenSurchargeEndpoint(services),
  guestOrderEndpoint(services),
  ...guestStepEndpoints(services),
  ...changeAddressEndpoints(services),
  prepareGoodsEndpoint(services),
  askSurchargeEndpoint(services),
  replaceClaimEndpoint(services),
  confirmPaymentEndpoint(services),
  webhookEndpoint(services),
  compareEndpoint(services),
  myRestockEndpoint(services),
  myPriceAlertEndpoint(services),
  myWishesEndpoint(services),
  wishListEndpoint(services),
  myCompanyEndpoint(services),
  nameCardsEndpoint(services),
  ...seatEndpoints(services),
  uploadInstallerEndpoint(services),
  uploadProofEndpoint(services),
  drawProofEndpoint(services),
  ...cashReceiptEndpoints(services),
  ...taxInvoiceEndpoints(services),
  ...tradeDocumentEndpoints(services),
  printOrdersEndpoint(services),
  checkRowsEndpoint(services, { 'order.ship': checkShipRows(services), 'item.file': checkItemRows(services) }),
];

interface ShopParts extends GuestServices {
  readonly send: Send;
  readonly phoneHash: PaymentServices['phoneHash'];
  readonly seats: SeatServices['seats'];
  readonly files: InstallerServices['files'] & DrawServices['files'];
  readonly payment?: PaymentProvider | undefined;
}

export const composeShop = ({ send, payment, ...services }: ShopParts) => {
  const { load } = services;
  const settle = (orderId: string) => lookAgain(settlementParts({ load, provider }, send), orderId);
  const provider: PaymentProvider = payment ?? sandbox({ send, load, notify: settle });
  const sandboxPages: readonly Router[] = payment ? [] : [sandboxRouter({ send, load, notify: settle })];
  return { endpoints: shopEndpoints({ ...services, provider }), sandboxPages };
};
