import { randomUUID } from 'node:crypto';
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

/** Every line of every batch, those that come again or are refused too, counts as accepted only where it was. */
const measureAt = async (url: string): Promise<number> => {
  const addins = await installed(url);
  const paces: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { accepted, good, refused, broken, seconds } = await load(addins, {
      batches: 50,
      lines: 100,
      name: `Bench${round}`,
    });
    if (accepted !== good || refused !== broken) throw new Error(`${accepted} lines of ${good} were accepted`);
    paces.push(accepted / seconds);
  }
  return median(paces);
};

/** 1,000 batches and more of 100 lines, packed, from 20 add-ins with two requests each at a time. */
export const benchAddinBatches = (open: OpenGround): Promise<Row[]> =>
  onGround(open, async (ground: Ground) => {
    const pace = await measureAt((await ground.run()).url);
    const [what, figure] = ['lines of add-ins accepted, 20 clients', perSecond(pace)];
    // The bar is that of one process.
    if (ground.setting === 'distributed') return [{ what, figure }];
    return [{ what, figure, limit: `≥ ${perSecond(bar)}`, held: pace >= bar }];
  });
