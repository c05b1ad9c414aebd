import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addinClient } from '../../tools/addin/addin-client.ts';
import { load } from '../../tools/addin/load.ts';
import { logIn } from '../support/api-client.ts';
import { type Ground, onGround, type OpenGround } from './ground/ground.ts';
import { median, perSecond, type Row } from './row.ts';

const clients = 20;
const rounds = 3;
const bar = 20_000;

const installed = async (url: string) => {
  const person = await logIn(url);
  const guids = Array.from({ length: clients }, () => randomUUID());
  for (const guid of guids) await person.call('POST', 'auth/web_revit_login', { body: { guid } });
  return guids.map((guid) => addinClient(url, guid));
};

/** What the process at this address has worked, in seconds of a processor. */
const worked = async (url: string): Promise<number> =>
  Number(/^process_cpu_seconds_total (\S+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

/** Views follow the answers: their part of the work is over soon after. */
const untilFollowed = () => wait(1_000);

interface Measured {
  /** Lines in a second. */
  readonly pace: number;
  /** Seconds of a processor for 100,000 lines; NaN where several processes share the work. */
  readonly work: number;
}

/** Every line of every batch, those that come again or are refused too, counts as accepted only where it was. */
const measureAt = async (url: string): Promise<Measured> => {
  const addins = await installed(url);
  const [paces, works]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const before = await worked(url);
    const { accepted, good, refused, broken, seconds } = await load(addins, {
      batches: 50,
      lines: 100,
      name: `Bench${round}`,
    });
    if (accepted !== good || refused !== broken) throw new Error(`${accepted} lines of ${good} were accepted`);
    paces.push(accepted / seconds);
    await untilFollowed();
    works.push(((await worked(url)) - before) * (100_000 / accepted));
  }
  return { pace: median(paces), work: median(works) };
};

/** 1,000 batches and more of 100 lines, packed, from 20 add-ins with two requests each at a time. */
export const benchAddinBatches = (open: OpenGround): Promise<Row[]> =>
  onGround(open, async (ground: Ground) => {
    const { pace, work } = await measureAt((await ground.run()).url);
    const [what, figure] = ['lines of add-ins accepted, 20 clients', perSecond(pace)];
    // The bar is that of one process.
    if (ground.setting === 'distributed') return [{ what, figure }];
    return [
      { what, figure, limit: `≥ ${perSecond(bar)}`, held: pace >= bar },
      // A machine that others use too is slower, and works as much.
      { what: 'processor time for 100,000 lines of add-ins', figure: `${work.toFixed(1)} s` },
    ];
  });
