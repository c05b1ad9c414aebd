import { runService } from '@maru/platform/service/run-service';
import { openCommandApi } from './service/open-command-api.ts';

await runService(openCommandApi());
