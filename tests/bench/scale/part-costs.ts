/**
 * What the parts cost, ms of one core, as measured by `npm run bench -- costs` (docs/scale.md says how and with which
 * doubts). Of a command unless it says otherwise.
 */
export const partCosts = {
  /** Of a GET as well. */
  gateway: 1.6,
  /** A frame passed on to a socket. */
  gatewayFrame: 0.01,
  commandApi: 5.2,
  eventStore: 1.7,
  /** A batch of the projections: five of them side by side, and what is added by each event in it. */
  projectorBatch: 2.8,
  projectorEvent: 0.6,
  mongoBatch: 1.5,
  mongoEvent: 0.4,
  redis: 0.2,
  /** What each socket node pays for a command, whoever listens, and for each socket that does. */
  socketNode: 0.5,
  socketFrame: 0.02,
  /** Of a GET. */
  queryApi: 4,
  mongoRead: 0.8,
} as const;

/**
 * Waiting that is no work, ms: a projection asks MongoDB four times in a row and Redis once, a command asks the log three
 * times in a row.
 */
export const waits = { buildRoundTrips: 5, commandRoundTrips: 3, roundTrip: 0.5 } as const;
