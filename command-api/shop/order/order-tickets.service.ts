import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { orderTicket } from '@maru/contracts/shop/order/order.ticket';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { HandlerServices } from '../../http/handler-services.ts';
import { setCookie } from '../../http/set-cookie.ts';

/** What a guest is answered for number and phone of an order, and shows for it afterwards. */
export interface OrderTickets {
  readonly give: (res: Response, orderId: string) => Promise<void>;
  /** Whether the request comes with the ticket of this order. */
  readonly isShown: (req: Request, orderId: string) => Promise<boolean>;
  readonly isAnyShown: (req: Request) => Promise<boolean>;
}

/** For calls that a guest may make. */
export interface GuestServices extends HandlerServices {
  readonly giveTicket: OrderTickets['give'];
}

const ticketName = new RegExp(`^${orderTicket('(.+)').name}$`);

export const orderTickets = (tokens: AccessTokens): OrderTickets => {
  const isOf = async (ticket: string | undefined, orderId: string) => {
    if (ticket === undefined) return false;
    try {
      return (await tokens.verify(ticket, 'order')).userId === orderId;
    } catch (error) {
      if (error instanceof Rejected) return false;
      throw error;
    }
  };
  const isShown: OrderTickets['isShown'] = (req, orderId) =>
    isOf(parseCookie(req.headers.cookie ?? '')[orderTicket(orderId).name], orderId);
  return {
    give: async (res, orderId) => {
      const ticket = await tokens.issue({ userId: orderId, level: 0, sessionId: '' }, 'order');
      setCookie(res, orderTicket(orderId), ticket, accessTokenSeconds);
    },
    isShown,
    isAnyShown: async (req) => {
      const ids = Object.keys(parseCookie(req.headers.cookie ?? '')).flatMap(
        (name) => ticketName.exec(name)?.[1] ?? [],
      );
      return (await Promise.all(ids.map((id) => isShown(req, id)))).includes(true);
    },
  };
};
