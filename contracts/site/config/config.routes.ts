import { z } from 'zod';
import { commandRoute, queryRoute } from '../../kernel/route.ts';
import type { ConfigCommand } from './config.commands.ts';
import { businessInfo, returnTerms, shippingRates } from './config.fields.ts';
import { configParts } from './config-history.ts';
import { configHistory } from './config-history.views.ts';
import { openSiteConfig, siteConfig } from './config.views.ts';
import { paymentTerms } from './payment-terms.ts';
import { remoteAreas } from './remote-areas.ts';
import { deliveryTerms, sellingTerms } from './selling-terms.ts';
import { shippingBundles } from './shipping-bundles.ts';

export const configRoutes = {
  business: commandRoute({
    method: 'PUT',
    path: 'adm/config/business',
    access: 'admin',
    summary: 'Says who runs the shop.',
    input: businessInfo,
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangeBusinessInfo', data }),
  }),
  shipping: commandRoute({
    method: 'PUT',
    path: 'adm/config/shipping',
    access: 'admin',
    summary: 'Sets what sending costs, for orders from now on.',
    input: shippingRates,
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangeShippingRates', data }),
  }),
  bundles: commandRoute({
    method: 'PUT',
    path: 'adm/config/bundles',
    access: 'admin',
    summary: 'Sets what goes together at rates of its own; items of a bundle that is left out go in the basic one.',
    input: z.object({ bundles: shippingBundles }),
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangeShippingBundles', data }),
  }),
  returns: commandRoute({
    method: 'PUT',
    path: 'adm/config/returns',
    access: 'admin',
    summary: 'Sets what sending back costs, and where to.',
    input: returnTerms,
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangeReturnTerms', data }),
  }),
  areas: commandRoute({
    method: 'PUT',
    path: 'adm/config/areas',
    access: 'admin',
    summary: 'Sets where sending costs more, as a list of postcodes.',
    input: z.object({ areas: remoteAreas }),
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangeRemoteAreas', data }),
  }),
  selling: commandRoute({
    method: 'PUT',
    path: 'adm/config/selling',
    access: 'admin',
    summary:
      'Sets points, how long unpaid orders hold stock, and what cancelling a part costs, for orders from now on.',
    input: sellingTerms,
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangeSellingTerms', data }),
  }),
  delivery: commandRoute({
    method: 'PUT',
    path: 'adm/config/delivery',
    access: 'admin',
    summary: 'Sets how long delivery takes, and where goods can be fetched.',
    input: deliveryTerms,
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangeDeliveryTerms', data }),
  }),
  payment: commandRoute({
    method: 'PUT',
    path: 'adm/config/payment',
    access: 'admin',
    summary: 'Says which service keeps the money of who pays in cash, and whether receipts are issued unasked.',
    input: paymentTerms,
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'ChangePaymentTerms', data }),
  }),
  undo: commandRoute({
    method: 'POST',
    path: 'adm/config/undo',
    access: 'admin',
    summary: 'Takes back a change, unless what it changed was changed since.',
    input: z.object({ revision: z.int().min(0) }),
    answer: siteConfig,
    toCommand: (data): ConfigCommand => ({ type: 'UndoConfigChange', data }),
  }),
};

export const configQueries = {
  one: queryRoute({
    method: 'GET',
    path: 'site/config',
    access: 'open',
    summary: 'Who runs the shop, what sending costs, and which texts are about to change.',
    input: z.object({}),
    answer: openSiteConfig,
  }),
  history: queryRoute({
    method: 'GET',
    path: 'adm/config/history',
    access: 'admin',
    summary: 'Every change of what is set for the site, from the newest: who, when, from what to what.',
    input: z.object({
      part: z.enum(configParts).optional(),
      /** Revision from which on changes are left out: `next` of the page before. */
      before: z.string().trim().min(1).transform(Number).pipe(z.int().min(0)).optional(),
    }),
    answer: configHistory,
  }),
};
