import { runService } from '@maru/platform/service/run-service';
import { openSeals } from './log-seal/open-seals.ts';

/** Every workflow there is; each runs on one owner at a time by its lease. */
await runService(openSeals);
