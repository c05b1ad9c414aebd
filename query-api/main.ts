import { runService } from '@maru/platform/service/run-service';
import { openQueryApi } from './http/open-query-api.ts';

await runService(openQueryApi);
