import { addinUserRoutes, type SessionAnswer } from '@maru/contracts/addin/user/user.routes';
import { graceUntil, heartbeatSeconds } from '@maru/contracts/addin/user/user.rules';
import { actorOf, endpoint, type Endpoint } from '../../http/endpoint.ts';
import type { AddinServices } from '../addin-services.ts';

/** A machine that nobody named is called by what its hash begins with. */
const nameOf = (name: string | undefined, machine: string) => name ?? `PC ${machine.slice(0, 6)}`;

/** Only a start binds a machine: one that was released while the add-in was running stays free until then. */
export const sessionEndpoint = ({ clock, limits, licenceOn }: AddinServices): Endpoint =>
  endpoint(addinUserRoutes.session, async ({ input, send, res, ...call }): Promise<SessionAnswer> => {
    const { userId, sessionId: addin } = actorOf(call);
    await limits.addinSession.take(addin, res);
    const { action, machine_name, ...fields } = input;
    const { session, machine } = fields;
    const name = nameOf(machine_name, machine);
    const licence = await licenceOn({ userId, machine, name }, action === 'start');
    const of = { addin, user_id: userId, session };
    await send(
      action === 'end'
        ? { type: 'EndAddinSession', data: of }
        : { type: 'KeepAddinSession', data: { ...of, ...fields, licence } },
    );
    const now = clock.now();
    return {
      session,
      licence: { state: licence.state, grace_until: graceUntil(licence.state, now) },
      heartbeat_seconds: heartbeatSeconds,
      now,
    };
  });
