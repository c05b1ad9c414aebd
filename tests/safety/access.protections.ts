import type { Protection } from './protection.ts';

const policies = 'contracts/tracker/project/project.policies.ts';
const foreignIds = 'tests/bad-input/foreign-ids.int.test.ts';

/** Who may see and do what. */
export const accessProtections: readonly Protection[] = [
  {
    promise: 'a project is for its members', file: policies, cut: "isMember(subject) || isAdmin(actor) ? undefined : 'not_member';\n};\nexport", instead: 'undefined;\n};\nexport',
    test: foreignIds, fails: 'stranger',
  },
  {
    promise: 'a project is managed by its owners', file: policies, cut: "return isMember(subject) ? 'not_owner' : 'not_member';", instead: 'return undefined;',
    test: foreignIds, fails: 'takes the right role',
  },
  {
    promise: 'reads take a login', file: 'platform/http/authenticate.ts', cut: "if (token === undefined) throw new Rejected('not_logged_in');", instead: 'if (token === undefined) return undefined;',
    test: 'platform/http/authenticate.unit.test.ts', fails: 'refuses the header',
  },
  {
    promise: 'administration takes an administrator', file: 'platform/http/authenticate.ts', cut: "access === 'admin' && ", instead: 'false && ',
    test: 'platform/http/authenticate.unit.test.ts', fails: 'administrators only',
  },
  {
    promise: 'pictures of a project are shown to its members', file: 'query-api/media/file-router.ts',
    cut: "if (actor && folder !== 'user') await mustWorkOn(engines, actor, id);", instead: '', test: 'query-api/media/file-router.int.test.ts', fails: 'to nobody else',
  },
  {
    promise: 'a picture is stored for oneself only', file: 'command-api/media/image/image.access.ts',
    cut: "if (id !== actor.id) throw new Rejected('forbidden');", instead: '', test: 'command-api/media/image/image.access.unit.test.ts', fails: 'nobody else',
  },
  {
    promise: 'rooms are for members', file: 'realtime/rooms/admission.ts', cut: "if (!('refused' in first)) return first;", instead: "if (!('refused' in first)) return first;\n    if (room !== '') return { project: room };",
    test: 'tests/live/rooms.int.test.ts', fails: 'lets in members only',
  },
  {
    promise: 'a removed member leaves the rooms at once', file: 'realtime/rooms/revoke.ts', cut: 'leaveAll(loss.user, loss.project);', instead: '',
    test: 'tests/live/rooms.int.test.ts', fails: 'takes the rooms of a removed member',
  },
  {
    promise: 'sockets of an ended session close', file: 'realtime/session/ended-sessions.ts', cut: 'if (view === ending.view && document && hasEnded(document)) close(id);', instead: '{}',
    test: 'realtime/session/ended-sessions.unit.test.ts', fails: 'close when its end is heard',
  },
  {
    promise: 'a session that has ended opens no socket', file: 'realtime/session/ended-sessions.ts', cut: "throw new Rejected('session_ended')", instead: 'return',
    test: 'realtime/session/ended-sessions.unit.test.ts', fails: 'are not let in after its end',
  },
  {
    promise: 'others see the card of a person and no more', file: 'platform/view-store/people-cache.ts', cut: 'person: shown(document as Person)', instead: 'person: document as Person',
    test: 'platform/view-store/people-cache.unit.test.ts', fails: 'no more than',
  },
  {
    promise: 'a licence is shown to its owner only', file: 'query-api/shop/licence/my-licences.ts', cut: 'user_id: actor.id, ', instead: '',
    test: 'tests/shop/licence.int.test.ts', fails: 'to its buyer only',
  },
  {
    promise: 'what a card paid goes back to the card', file: 'command-api/shop/payment/payment-desk.service.ts', cut: 'if (!attempt?.deposit && attempt?.method !== virtualAccount) return null;', instead: '',
    test: 'command-api/shop/payment/payment-desk.unit.test.ts', fails: 'goes back to the card',
  },
];
