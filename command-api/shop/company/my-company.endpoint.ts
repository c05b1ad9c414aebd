import { companyStream } from '@maru/contracts/shop/company/company.events';
import { companyRoutes } from '@maru/contracts/shop/company/company.routes';
import { sendLoaded } from '../../http/call.ts';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { companyAggregate } from './company.aggregate.ts';

export const myCompanyEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(companyRoutes.mine, async (context) => ({
    company: sendLoaded(context, await load(companyAggregate, companyStream(actorOf(context).userId))),
  }));
