import { runService } from '@maru/platform/service/run-service';
import { openQueryApi } from './compose.ts';

await runService(openQueryApi);
