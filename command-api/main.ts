import { runService } from '@maru/platform/service/run-service';
import { openCommandApi } from './compose.ts';

await runService(openCommandApi());
