import { runService } from '@maru/platform/service/run-service';
import { openProjectors } from './compose.ts';

await runService(openProjectors);
