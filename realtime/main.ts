import { runService } from '@maru/platform/service/run-service';
import { openRealtime } from './compose.ts';

await runService(openRealtime);
