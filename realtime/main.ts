import { runService } from '@maru/platform/service/run-service';
import { openRealtime } from './server/open-realtime.ts';

await runService(openRealtime);
