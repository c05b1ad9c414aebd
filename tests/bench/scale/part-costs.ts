/**
 * What the parts cost, ms of one core, as measured by `npm run bench -- costs` (docs/scale.md says how and with which doubts). Of a command
 * unless it says otherwise.
 */
export const partCosts = {
  gateway: 1.0,
  /** A frame passed on to a socket. */
  gatewayFrame: 0.04,
  commandApi: 5.2,
  eventStore: 1.7,
  /** A batch of the projections: five lanes side by side, and what is added by each event in it. */
  projectorBatch: 2.8,
  projectorEvent: 0.6,
  mongoBatch: 1.5,
  mongoEvent: 0.4,
  redis: 0.2,
  /** What each socket node pays for a command, whoever listens, and for each socket that does. */
  socketNode: 0.35,
  socketFrame: 0.04,
  /** Of a GET. */
  queryApi: 1.5,
  mongoRead: 0.5,
} as const;

/** Waiting that is no work, ms: a lane asks MongoDB four times in a row and Redis once, a command asks the log three times in a row. */
export const waits = { laneRoundTrips: 5, commandRoundTrips: 3, roundTrip: 0.5 } as const;
