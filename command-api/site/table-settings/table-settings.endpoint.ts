import { tableSettingsStream } from '@maru/contracts/site/table-settings/table-settings.events';
import { tableSettingsRoutes } from '@maru/contracts/site/table-settings/table-settings.routes';
import { sendLoaded } from '../../http/call.ts';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { HandlerServices } from '../../http/handler-services.ts';
import { tableSettingsAggregate } from './table-settings.aggregate.ts';

export const tableSettingsEndpoint = ({ load }: Pick<HandlerServices, 'load'>): Endpoint =>
  endpoint(tableSettingsRoutes.mine, async (context) =>
    sendLoaded(context, await load(tableSettingsAggregate, tableSettingsStream(actorOf(context).userId))),
  );
