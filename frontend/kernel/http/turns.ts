import { keepers } from '../personal/keepers.ts';

/** The latest call of each turn. Nobody waits for the calls of who was here before. */
const latest = new Map<string, Promise<unknown>>();
keepers.set('turns', ({ left }) => left && latest.clear());

export const latestOf = (turn: string) => latest.get(turn);

/** `send` is given the call to wait for. */
export const inTurn = <Answer>(
  turn: string | undefined,
  send: (before?: Promise<unknown>) => Promise<Answer>,
): Promise<Answer> => {
  if (turn === undefined) return send();
  const sent = send(latestOf(turn));
  latest.set(
    turn,
    sent.catch(() => undefined),
  );
  return sent;
};
