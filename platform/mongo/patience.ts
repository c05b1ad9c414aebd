/** For so long anybody waits for MongoDB, ms: the driver retries a server that stopped amid a connection for longer. */
export const patienceMs = 4_000;

/** For reads: what nobody waits for any more the server need not go on with. */
export const bounded = { maxTimeMS: patienceMs } as const;
