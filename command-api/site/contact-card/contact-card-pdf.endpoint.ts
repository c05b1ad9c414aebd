import { Rejected } from '@maru/contracts/kernel/rejections';
import { contactCardStream } from '@maru/contracts/site/contact-card/contact-card.events';
import { contactCardRoutes } from '@maru/contracts/site/contact-card/contact-card.routes';
import { contactCardPath } from '@maru/contracts/site/contact-card/contact-card.views';
import { printTitle } from '@maru/contracts/site/contact-card/contact-card.words';
import { siteOrigin } from '@maru/platform/http/site-origin';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { linesOf } from '../../print/card-face.ts';
import { drawCard } from '../../print/draw-card.service.ts';
import { contactCardAggregate } from './contact-card.aggregate.ts';

interface Services extends Pick<HandlerServices, 'load' | 'limits'> {
  readonly publicUrl: string | undefined;
}

/** A card whose page is closed is printed without a QR code, which would lead nowhere. */
export const contactCardPdfEndpoint = ({ load, limits, publicUrl }: Services): Endpoint =>
  endpoint(contactCardRoutes.pdf, async ({ input: { id }, req, res, ...context }) => {
    await limits.document.take(actorOf(context).userId, res);
    const { state: card } = await load(contactCardAggregate, contactCardStream(id));
    if (!card) throw new Rejected('not_found');
    const { name, title, company, link, published } = card;
    const address = published ? siteOrigin(req, publicUrl) + contactCardPath(id) : null;
    const face = { name, title, company, lines: linesOf(card), website: link, address, logo: null };
    const pdf = await drawCard(printTitle(name), face);
    return { name: `${printTitle(name)}.pdf`, content: pdf.toString('base64') };
  });
