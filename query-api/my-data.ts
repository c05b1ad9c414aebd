import { myDataFileName } from '@maru/contracts/identity/user/user.words';
import type { myDataQueries } from '@maru/contracts/identity/user/user.routes';
import type { QueryHandler } from './http/query-handler.ts';
import { addinUsePart } from './addin/addin.part.ts';
import { addinPart } from './identity/addin-binding/addins.ts';
import { accountPart } from './identity/user/account.part.ts';
import { requireOwnSession, sessionPart } from './identity/session/sessions.ts';
import { shopPart } from './shop/shop.part.ts';
import { soldPart } from './shop/sold.part.ts';
import { trackerPart } from './tracker/tracker.part.ts';
import type { DataPart } from './my-data/data-part.ts';

/** Every context that keeps something about people. */
const parts: readonly DataPart[] = [accountPart, sessionPart, addinPart, addinUsePart, trackerPart, shopPart, soldPart];

const isoDay = (epochMs: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(epochMs);

export const myData: QueryHandler<typeof myDataQueries.mine> = {
  views: [...new Set(parts.flatMap(({ views }) => views))],
  answer: async (_input, { engines, actor, session }) => {
    await requireOwnSession(engines.views, session);
    const made_at = new Date(engines.clock.now()).toISOString();
    const sections = await Promise.all(parts.map(({ of }) => of(actor.id, engines)));
    return Object.assign({ made_at }, ...sections) as { made_at: string };
  },
  fileName: ({ made_at }) => myDataFileName(isoDay(Date.parse(made_at))),
};
