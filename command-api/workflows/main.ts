import { runService } from '@maru/platform/service/run-service';
import { openWorkflows } from './open-workflows.ts';

await runService(openWorkflows);
