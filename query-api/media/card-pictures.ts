import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { type ContactCardDocument, contactCardView } from '@maru/contracts/site/contact-card/contact-card.views';
import type { Engines } from '@maru/platform/engines/engines';
import { reachHead } from '@maru/platform/view-store/wait-for';

/** A face is not to be seen for a year after its card was closed. */
export const cardCaching = 'private, max-age=300';

/** Whether everyone may see the picture of this card. */
export const isOpenCard = async (engines: Pick<Engines, 'views' | 'events'>, id: string): Promise<boolean> => {
  const isPublished = async () =>
    (await engines.views.view(contactCardView).get<ContactCardDocument>(id))?.doc.published === true;
  if (await isPublished()) return true;
  // An `<img>` cannot say what its page has seen: the card may have been opened a moment ago.
  await reachHead(engines, [contactCardView], positionWaitMs);
  return isPublished();
};
