import { Rejected } from '@maru/contracts/kernel/rejections';
import { contactCardPath, type PublicContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import { vcardOf } from '@maru/contracts/site/contact-card/contact-card.vcard';
import type { Engines } from '@maru/platform/engines/engines';
import { siteOrigin } from '@maru/platform/http/site-origin';
import { qrSvg } from '@maru/platform/qr/qr-code';
import { type Request, type Response, Router } from 'express';
import { publishedCard } from './contact-cards.ts';

interface CardParts {
  readonly engines: Pick<Engines, 'views'>;
  readonly publicUrl: string | undefined;
}

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-cache',
};

/** What can be saved of a card that is open to everyone, to be mounted at `/api`. */
export const contactCardRouter = ({ engines: { views }, publicUrl }: CardParts): Router => {
  const answer =
    (send: (card: PublicContactCard, origin: string, res: Response) => void) =>
    async (req: Request<{ id: string }>, res: Response) => {
      const card = await publishedCard(views, req.params.id);
      if (!card) throw new Rejected('not_found');
      send(card, siteOrigin(req, publicUrl), res.set(headers));
    };
  return Router()
    .get(
      '/card/:id/contact.vcf',
      answer((card, origin, res) => {
        res.attachment(`${card.name}.vcf`).type('text/vcard; charset=utf-8').send(vcardOf(card, origin));
      }),
    )
    .get(
      '/card/:id/qr.svg',
      answer(({ id }, origin, res) => {
        res.type('image/svg+xml').send(qrSvg(origin + contactCardPath(id)));
      }),
    );
};
