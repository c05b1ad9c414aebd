/** For so long anybody waits for MongoDB, ms: the driver retries a server that stopped amid a connection for longer. */
export const patienceMs = 4_000;

/** For reads: what nobody waits for any more the server need not go on with. */
export const bounded = { maxTimeMS: patienceMs } as const;

/**
 * For so long a connection waits for an answer before it is given up, ms; what was asked on it may have been done. More
 * than `patienceMs`: a write waits that long for its majority alone.
 */
export const silenceMs = 15_000;

/** For what may take its time on the server, such as building an index. The driver hands the first on to its socket. */
export const unhurried = { socketTimeoutMS: 0, maxTimeMS: 0 } as const;
