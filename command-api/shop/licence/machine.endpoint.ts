import { Rejected } from '@maru/contracts/kernel/rejections';
import { licenceRoutes } from '@maru/contracts/shop/licence/licence.routes';
import { workerOf } from '@maru/contracts/shop/licence/licence.rules';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import { endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { licenceOf } from './licence.aggregate.ts';

/** Licences are found by keys as the view has them; whether the key still holds is decided by the log. */
const licenceBy = async ({ load, views }: HandlerServices, key: string) => {
  const [found] = await views.view('licence').find<LicenceDocument>({ where: { key }, limit: 1 });
  const licence = found && (await licenceOf(load, found.doc.id));
  if (!licence) throw new Rejected('licence_not_valid');
  return licence;
};

/** The key is a password: whoever does not know one has few tries. */
export const bindMachineEndpoint = (services: HandlerServices): Endpoint =>
  endpoint(licenceRoutes.bindMachine, async ({ input: { key, machine, name }, send, idOf, ipHash, res }) => {
    const [{ stranger }, address] = [services.limits, `licence ${ipHash}`];
    await stranger.take(address, res);
    const licence = await licenceBy(services, key);
    const { id, name: item, option } = licence;
    const as = { id: workerOf(licence), level: 0 };
    await send({ type: 'BindMachine', data: { id, key, machine, name } }, { as, id: idOf(`machine of ${id}`) });
    const bound = (await licenceOf(services.load, id))?.machine;
    if (!bound) throw new Rejected('licence_not_valid');
    await stranger.giveBack(address);
    return { licence: { item, option }, bound_at: bound.bound_at };
  });
