import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { contactCardView } from '@maru/contracts/site/contact-card/contact-card.views';
import type { Engines } from '@maru/platform/engines/engines';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import type { CardErasure } from '../../site/contact-card/card-erasure.workflow.ts';
import type { Perform } from '../runner/workflow.ts';

interface Parts {
  readonly engines: Pick<Engines, 'keys' | 'files' | 'views'>;
}

/** What a removed card leaves behind: its key, its pictures, and the rows that views have overwritten. Each step may come again. */
export const cardEraser = ({ engines: { keys, files, views } }: Parts): Perform<CardErasure> => {
  const steps: { readonly [K in CardErasure['kind']]: (id: string, cause: RecordedEvent) => Promise<unknown> } = {
    'destroy-key': (id) => keys.destroy(id, 'profile'),
    'remove-pictures': (id) => files.removeAll('card', id),
    'scrub-views': async (_id, { position }) => {
      if (!views.scrub) return;
      if (!(await waitForPosition(views, [contactCardView], position, positionWaitMs)))
        throw new Rejected('views_behind');
      await views.scrub();
    },
  };
  return async ({ kind, id }, cause) => void (await steps[kind](id, cause));
};
