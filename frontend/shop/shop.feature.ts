import { lazy } from 'react';
import type { Feature } from '../kernel/feature.ts';
import { CartMark } from './cart/cart-mark.tsx';

export const shopFeature: Feature = {
  routes: [
    { path: '/shop', lazy: () => import('./item/item-list.opening.ts') },
    { path: '/shop/:id', lazy: () => import('./screens/item.opening.ts') },
    { path: '/cart', lazy: async () => ({ Component: (await import('./screens/cart.screen.tsx')).CartScreen }) },
    {
      path: '/checkout',
      lazy: async () => ({ Component: (await import('./order/checkout/checkout.screen.tsx')).CheckoutScreen }),
    },
    {
      path: '/success',
      lazy: async () => ({ Component: (await import('./screens/success.screen.tsx')).SuccessScreen }),
    },
    { path: '/fail', lazy: async () => ({ Component: (await import('./screens/fail.screen.tsx')).FailScreen }) },
    {
      path: '/my/order',
      handle: { login: true, socket: true },
      lazy: async () => ({ Component: (await import('./order/my-orders.screen.tsx')).MyOrdersScreen }),
    },
    {
      path: '/my/order/:id',
      handle: { login: true, socket: true },
      lazy: async () => ({ Component: (await import('./order/order.screen.tsx')).OrderScreen }),
    },
    {
      path: '/licence/accept',
      lazy: async () => ({ Component: (await import('./licence/accept-seat.screen.tsx')).AcceptSeatScreen }),
    },
    {
      path: '/preview/item',
      lazy: async () => ({ Component: (await import('./screens/item-preview.screen.tsx')).ItemPreviewScreen }),
    },
    {
      path: '/adm/item',
      lazy: async () => ({ Component: (await import('./item/admin/items-admin.screen.tsx')).ItemsAdminScreen }),
    },
    {
      path: '/adm/item/new',
      lazy: async () => ({ Component: (await import('./item/admin/new-item.screen.tsx')).NewItemScreen }),
    },
    {
      path: '/adm/item/stock',
      lazy: async () => ({ Component: (await import('./item/admin/stock/stock-moves.screen.tsx')).StockMovesScreen }),
    },
    {
      path: '/adm/item/synonym',
      lazy: async () => ({ Component: (await import('./synonym/synonyms-admin.screen.tsx')).SynonymsAdminScreen }),
    },
    {
      path: '/adm/item/:id',
      lazy: async () => ({ Component: (await import('./item/admin/item-admin.screen.tsx')).ItemAdminScreen }),
    },
    {
      path: '/adm/order',
      handle: { socket: true },
      lazy: async () => ({ Component: (await import('./order/orders-admin.screen.tsx')).OrdersAdminScreen }),
    },
    {
      path: '/adm/order/:id',
      handle: { socket: true },
      lazy: async () => ({ Component: (await import('./order/order-admin.screen.tsx')).OrderAdminScreen }),
    },
    {
      path: '/adm/payment',
      lazy: async () => ({ Component: (await import('./payment/books.screen.tsx')).BooksScreen }),
    },
    {
      path: '/adm/payment/settlement',
      lazy: async () => ({ Component: (await import('./payment/settlement.screen.tsx')).SettlementScreen }),
    },
    {
      path: '/order',
      lazy: async () => ({ Component: (await import('./order/guest-order.screen.tsx')).GuestOrderScreen }),
    },
    {
      path: '/my/wish',
      handle: { login: true },
      lazy: async () => ({ Component: (await import('./screens/wish.screen.tsx')).WishScreen }),
    },
    {
      path: '/adm/question',
      lazy: async () => ({ Component: (await import('./question/questions-admin.screen.tsx')).QuestionsAdminScreen }),
    },
    {
      path: '/adm/installer',
      lazy: async () => ({
        Component: (await import('./installer/installers-admin.screen.tsx')).InstallersAdminScreen,
      }),
    },
    {
      path: '/adm/taxinvoice',
      lazy: async () => ({
        Component: (await import('./tax-invoice/tax-invoices-admin.screen.tsx')).TaxInvoicesAdminScreen,
      }),
    },
    {
      path: '/adm/coupon',
      lazy: async () => ({ Component: (await import('./screens/coupons-admin.screen.tsx')).CouponsAdminScreen }),
    },
    {
      path: '/adm/review',
      lazy: async () => ({ Component: (await import('./review/reviews-admin.screen.tsx')).ReviewsAdminScreen }),
    },
  ],
  footer: true,
  placeMarks: { '/cart': CartMark },
  Companion: lazy(async () => ({ default: (await import('./cart/cart-companion.tsx')).CartCompanion })),
  PalettePart: lazy(async () => ({ default: (await import('./item/item-palette.tsx')).ItemPalette })),
  AddinPart: lazy(async () => ({ default: (await import('./licence/addin-seats.tsx')).AddinSeats })),
  MemberPart: lazy(async () => ({ default: (await import('./order/member-orders.tsx')).MemberOrders })),
  OwnPart: lazy(async () => ({ default: (await import('./screens/own-shop.tsx')).OwnShop })),
  HomePart: lazy(async () => ({ default: (await import('./item/home-items.tsx')).HomeItems })),
};
