import { benchAddinBatches } from './addin-batches.ts';
import { benchCommentAdd } from './comment-add.ts';
import { benchCosts } from './costs/costs.ts';
import { benchFirstScreen } from './first-screen.ts';
import { benchFinding } from './finding.ts';
import { benchFold } from './fold.ts';
import { embeddedGround } from './ground/embedded-ground.ts';
import type { OpenGround, Setting } from './ground/ground.ts';
import { stackGround } from './ground/stack-ground.ts';
import { benchLists } from './lists.ts';
import { benchRebuild } from './rebuild.ts';
import { benchLongStream } from './long-stream.ts';
import { benchLoginTiming } from './login-timing.ts';
import type { Row } from './row.ts';
import { scaleRows } from './scale/scale-rows.ts';
import { benchShop } from './shop.ts';
import { benchSockets } from './sockets.ts';
import { benchRestarts, benchStartUp } from './start-up.ts';
import { benchTables } from './tables/tables.ts';

type Bench = Readonly<Partial<Record<Setting, () => Promise<Row[]>>>>;

const inBoth = (bench: (open: OpenGround, setting: Setting) => Promise<Row[]>): Bench => ({
  embedded: () => bench(embeddedGround, 'embedded'),
  distributed: () => bench(stackGround, 'distributed'),
});

/** What `npm run bench` measures, in this order; a screen is the same in front of either setting. */
export const benches: Readonly<Record<string, Bench>> = {
  'comment-add': inBoth(benchCommentAdd),
  'addin-batches': inBoth(benchAddinBatches),
  sockets: inBoth(benchSockets),
  lists: inBoth(benchLists),
  tables: { embedded: () => benchTables('embedded'), distributed: () => benchTables('distributed') },
  finding: { embedded: benchFinding },
  rebuild: inBoth(benchRebuild),
  fold: inBoth(benchFold),
  'long-stream': { embedded: () => benchLongStream(embeddedGround) },
  'login-timing': { embedded: benchLoginTiming },
  'start-up': { embedded: benchStartUp, distributed: benchRestarts },
  'first-screen': { embedded: benchFirstScreen },
  shop: { embedded: benchShop },
};

/** Run by name only: what scale is reckoned from, and the reckoning. */
export const studies: Readonly<Record<string, Bench>> = {
  costs: { distributed: benchCosts },
  'scale-model': { distributed: async () => scaleRows() },
};
