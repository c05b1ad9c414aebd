import { hostname } from 'node:os';

/** How one process is told from others where people read it; a computer gives the same number again. */
export const processName = `${hostname()}:${process.pid}`;
