import { runService } from '@maru/platform/service/run-service';
import { openProjectors } from './runtime/open-projectors.ts';

await runService(openProjectors);
