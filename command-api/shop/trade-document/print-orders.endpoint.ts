import { Rejected } from '@maru/contracts/kernel/rejections';
import { orderPrintRoutes } from '@maru/contracts/shop/trade-document/order-print.routes';
import { orderSheet, packingSlip, printKinds } from '@maru/contracts/shop/trade-document/order-print.words';
import { configStream } from '@maru/contracts/site/config/config.events';
import { configFold } from '@maru/contracts/site/config/config.fold';
import type { Response } from 'express';
import { setImmediate } from 'node:timers/promises';
import { actorOf, type Endpoint, streamEndpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { orderOf } from '../order/order.aggregate.ts';
import { drawOnPages } from './draw-sheet.service.ts';
import type { Pen } from '../../print/pen.service.ts';
import { openPen } from './sheet-pen.service.ts';

type Services = Pick<HandlerServices, 'load' | 'limits'>;

const sheets = { slip: packingSlip, sheet: orderSheet } as const;

/** Pages leave as they are drawn: an hour's orders take no more memory than one. */
const sendPages = async (pen: Pen, res: Response, draw: () => Promise<void>): Promise<void> => {
  const sent = new Promise<void>((resolve, reject) => {
    // Whoever closes the tab halfway is no failure.
    res.on('close', resolve);
    pen.on('error', reject);
  });
  res.setHeader('Content-Type', 'application/pdf');
  res.setHeader('Cache-Control', 'no-store');
  pen.pipe(res);
  await draw();
  pen.end();
  await sent;
};

export const printOrdersEndpoint = ({ load, limits }: Services): Endpoint =>
  streamEndpoint(orderPrintRoutes.print, async ({ input: { what, ids }, actor, res }) => {
    await limits.document.take(actorOf({ actor }).userId, res);
    // All of them, before anything is sent: what has begun cannot be refused any more.
    const orders = await Promise.all(ids.map((id) => orderOf(load, id)));
    const found = orders.flatMap((order) => order ?? []);
    if (found.length < ids.length) throw new Rejected('order_not_found');
    const shop = (await load(configFold, configStream)).state.business;
    const pen = await openPen(printKinds[what]);
    await sendPages(pen, res, async () => {
      for (const [at, order] of found.entries()) {
        if (res.destroyed) return;
        if (at > 0) pen.addPage();
        drawOnPages(pen, sheets[what](order, shop));
        // Others have their turn between two orders.
        await setImmediate();
      }
    });
  });
