import { Rejected } from '@maru/contracts/kernel/rejections';
import { workerOf } from '@maru/contracts/shop/licence/licence.rules';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { HandlerServices } from '../../http/handler-services.ts';
import type { Send } from '../../pipeline/send.ts';
import { licenceOf } from './licence.aggregate.ts';
import type { LicenceState } from './give-seat.ts';

type Licence = NonNullable<LicenceState>;
interface Services extends Pick<HandlerServices, 'load' | 'views'> {
  readonly send: Send;
}
interface Machine {
  readonly userId: string;
  readonly machine: string;
  readonly name: string;
}

const most = 100;

/** Found as the view has them; what each allows is decided by the log. */
const seatsOf = async ({ load, views }: Services, userId: string): Promise<readonly Licence[]> => {
  const find = (where: Readonly<Record<string, string>>) =>
    views
      .view('licence')
      .find<LicenceDocument>({ where, sort: [{ field: 'issued_at', direction: 'asc' }], limit: most });
  const found = await Promise.all([find({ user_id: userId }), find({ holder_id: userId })]);
  const ids = [...new Set(found.flat().map(({ doc }) => doc.id))];
  const licences = await Promise.all(ids.map((id) => licenceOf(load, id)));
  return licences.filter((one): one is Licence => one?.status === 'active' && workerOf(one) === userId);
};

/** Somebody else may have been faster, or the seat changed hands. */
const bindTo = async ({ send }: Services, { id, key }: Licence, { userId, machine, name }: Machine) => {
  try {
    await send({ type: 'BindMachine', data: { id, key, machine, name } }, { as: { id: userId, level: 0 } });
    return true;
  } catch (error) {
    if (error instanceof Rejected && error.code.startsWith('licence_')) return false;
    throw error;
  }
};

/** Which seat somebody works with on this machine; with `bind` one that no machine has is bound to it. */
export const seatOnMachine = (services: Services) => async (machine: Machine, bind: boolean) => {
  const seats = await seatsOf(services, machine.userId);
  const bound = seats.find((seat) => seat.machine?.hash === machine.machine);
  if (bound) return { state: 'valid', id: bound.id } as const;
  const free = seats.filter((seat) => seat.machine === null);
  for (const seat of bind ? free : [])
    if (await bindTo(services, seat, machine)) return { state: 'valid', id: seat.id } as const;
  if (free[0] && !bind) return { state: 'unbound', id: free[0].id } as const;
  return seats[0] ? ({ state: 'elsewhere', id: seats[0].id } as const) : ({ state: 'none', id: null } as const);
};
