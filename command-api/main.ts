import { runService } from '@maru/platform/service/run-service';
import { openCommandApi } from './compose/open-command-api.ts';

await runService(openCommandApi());
