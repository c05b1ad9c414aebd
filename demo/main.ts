import { openCommandApi } from '@maru/command-api/compose';
import { runService } from '@maru/platform/service/run-service';
import { demoBeginning } from './first-demo.ts';

/** The command-api as a process of its own whose first copy makes the demo. */
await runService(openCommandApi(demoBeginning));
