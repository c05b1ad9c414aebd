import { join } from 'node:path';

// Loaded into each process of the stack: libfaketime reads its clock from a file that nobody else reads.
process.env.FAKETIME_TIMESTAMP_FILE = join(process.env.CLOCKS, process.env.PORT ?? 'none');
