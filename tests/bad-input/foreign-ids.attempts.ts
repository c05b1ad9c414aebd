import { ofAddins } from './addin.attempts.ts';
import { onSold, soldWithoutIds } from './after-sale.attempts.ts';
import { type Attempt, attempt, type Ids } from './attempt.ts';
import { siteReads } from './site-reads.attempts.ts';

const memberActions = ['approve', 'decline', 'remove', 'leave', 'promote', 'demote'];

const onProject = ({ project, user, issue }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'POST request/project/add': [attempt({ id: project, title: '내 것' }, 'not_member', 'project_not_found')],
  'PUT request/project/kanban/update': [
    attempt({ id: project, status: 'Finished' }, 'not_member', 'project_not_found'),
  ],
  'DELETE request/project': [attempt({ id: project }, 'not_member', 'project_not_found')],
  'POST request/project/restore': [attempt({ id: project }, 'not_owner', 'project_not_found')],
  'POST request/project/join': [attempt({ id: project }, undefined, 'project_not_found')],
  'POST request/project/member': memberActions.map((action) =>
    attempt({ id: project, user_id: user, action }, 'not_member', 'project_not_found'),
  ),
  'GET request/project/check_able': [attempt({ id: project }, { shows: { auth: 0 } }, { shows: { auth: 0 } })],
  'GET request/project/info': [
    attempt({ id: project }, { shows: { info: 'no member' } }, { shows: { info: 'no project' } }),
  ],
  'GET request/request/list': [attempt({ id: project }, 'not_member', 'project_not_found')],
  'GET request/request/kanban/list': [attempt({ id: project }, 'not_member', 'project_not_found')],
  'GET request/changes': [
    attempt({ room: `project:${project}`, issue: '0' }, 'not_member', 'project_not_found'),
    attempt({ room: `issue:${issue}`, comment: '0' }, 'not_member', 'not_found'),
    attempt({ room: `user:${user}` }, 'not_found', 'not_found'),
  ],
});

const onIssue = ({ project, issue: id, user }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'POST request/request/add': [
    attempt({ prj_id: project, title: '끼어든 이슈' }, 'not_member', 'project_not_found'),
    attempt({ id, title: '바꾼 제목' }, 'not_member', 'issue_not_found'),
  ],
  'PUT request/request/status': [attempt({ id, status: 'DONE' }, 'not_member', 'issue_not_found')],
  'PUT request/request/priority': [attempt({ id, priority: 'HIGH' }, 'not_member', 'issue_not_found')],
  'PUT request/request/type': [attempt({ id, type: '정보누락' }, 'not_member', 'issue_not_found')],
  'PUT request/request/class': [attempt({ id, class: '구조' }, 'not_member', 'issue_not_found')],
  'PUT request/request/assignee': [attempt({ id, assignee: user }, 'not_member', 'issue_not_found')],
  'PUT request/request/due': [attempt({ id, due: '2026-12-04' }, 'not_member', 'issue_not_found')],
  'PUT request/request/image': [attempt({ id, image: null }, 'not_member', 'issue_not_found')],
  'DELETE request/request': [attempt({ id }, 'not_member', 'issue_not_found')],
  'POST request/request/restore': [attempt({ id }, 'not_member', 'issue_not_found')],
  'GET request/request/info': [attempt({ id }, 'not_member', 'issue_not_found')],
  'GET request/request/activity': [attempt({ id }, 'not_member', 'issue_not_found')],
});

const onComment = ({ project, issue, comment: id }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'POST request/comment/add': [
    attempt({ prj_id: project, issue_id: issue, comment: '끼어든 댓글' }, 'not_member', 'project_not_found'),
    attempt({ id, comment: '바꾼 댓글' }, 'not_member', 'comment_not_found'),
  ],
  'DELETE request/comment': [attempt({ id }, 'not_member', 'comment_not_found')],
  'POST request/comment/restore': [attempt({ id }, 'not_member', 'comment_not_found')],
  'PUT request/comment/pin': [attempt({ id, pinned: true }, 'not_member', 'comment_not_found')],
  'GET request/comment/list': [attempt({ id: issue }, 'not_member', 'issue_not_found')],
});

const onAccount = ({ session: id, addin }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'DELETE auth/my/session': [attempt({ id }, 'not_found', 'not_found')],
  'DELETE auth/my/addin': [attempt({ id: addin }, 'not_found', 'not_found')],
});

const address = { recipient: '박나무', phone: '01087654321', postcode: '06236', address: '서울 강남구 테헤란로 1' };
const refund_account = { bank: '88', account: '110123456789', holder: '김하늘' };
/** To whom it is not, there is no such order. */
const onOrder = ({ order: id }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'GET shop/order': [attempt({ id }, 'order_not_found', 'order_not_found')],
  'POST shop/order/cancel': [attempt({ id, reason: 'changedMind' }, 'order_not_found', 'order_not_found')],
  'POST shop/order/claim': [
    attempt({ id, kind: 'return', reason: 'changedMind' }, 'order_not_found', 'order_not_found'),
  ],
  'POST shop/order/claim/withdraw': [attempt({ id, claim: 1 }, 'order_not_found', 'order_not_found')],
  'POST shop/order/address': [attempt({ id, ...address }, 'order_not_found', 'order_not_found')],
  'POST shop/order/licence/show': [attempt({ id, line: 1 }, 'order_not_found', 'order_not_found')],
  'GET shop/order/money': [attempt({ id }, 'order_not_found', 'order_not_found')],
  'POST shop/order/refund_account': [attempt({ id, refund_account }, 'order_not_found', 'order_not_found')],
  'POST shop/order/pay': [attempt({ id }, 'order_not_found', 'order_not_found')],
  'POST shop/order/claim/pay': [attempt({ id, claim: 1 }, 'order_not_found', 'order_not_found')],
  'POST shop/order/confirm': [attempt({ id }, 'order_not_found', 'order_not_found')],
});

const onQuestion = ({ issue: id }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'POST shop/question': [attempt({ item_id: id, text: '없는 것을 물어요.' }, 'item_not_found', 'item_not_found')],
  'DELETE shop/question': [attempt({ id }, 'question_not_found', 'question_not_found')],
  'POST shop/wish': [attempt({ item_id: id }, 'item_not_found', 'item_not_found')],
  'GET shop/restock': [attempt({ id }, { shows: { options: [] } }, { shows: { options: [] } })],
  'GET shop/price_alert': [attempt({ id }, { shows: { price: null } }, { shows: { price: null } })],
  'POST shop/price_alert': [attempt({ id, price: 1_000 }, 'item_not_found', 'item_not_found')],
  'POST shop/restock': [attempt({ id, option_id: 1 }, 'item_not_found', 'item_not_found')],
});

const opinion = { stars: 5, text: '남의 것을 샀다고 해요.' };
const onReview = ({ order: order_id, user: item_id }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'POST shop/review': [
    attempt({ order_id, no: 1, item_id, option: '100장', ...opinion }, 'order_not_found', 'order_not_found'),
  ],
  'PUT shop/review': [attempt({ order_id, no: 1, ...opinion }, 'review_not_found', 'review_not_found')],
  'DELETE shop/review': [attempt({ order_id, no: 1 }, 'review_not_found', 'review_not_found')],
});

/** Every row of the contract that takes ids of an account's, of a project or of what is in it. */
export const attemptsWith = (ids: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  ...onAccount(ids),
  ...onOrder(ids),
  ...onReview(ids),
  ...onQuestion(ids),
  ...onProject(ids),
  ...onIssue(ids),
  ...onComment(ids),
  ...onSold(ids),
});

/**
 * Rows that a login is enough for, and rows for visitors: they name nothing of anyone's. Uploads have tests of their
 * own.
 */
export const withoutIds: ReadonlySet<string> = new Set([
  ...soldWithoutIds,
  ...ofAddins,
  'POST auth/login',
  'POST auth/refresh',
  'GET auth/logout',
  'POST auth/signup',
  'GET auth/agree',
  'POST auth/agree',
  'PUT auth/my/image',
  'POST auth/certify',
  'POST auth/findpass',
  'POST auth/findpasschange',
  'GET auth/my',
  'DELETE auth/my',
  'GET auth/my/data',
  'PUT auth/my/name',
  'PUT auth/my/phone',
  'PUT auth/my/password',
  'GET auth/my/sessions',
  'GET shop/address',
  'POST shop/address',
  'DELETE shop/address',
  'DELETE auth/my/sessions',
  'GET auth/social',
  'GET auth/kakao',
  'GET auth/kakao/callback',
  'POST auth/kakao/link',
  'POST auth/social/signup',
  'DELETE auth/my/social',
  'POST auth/kakao/unlink',
  'GET auth/kakao/unlink',
  'POST auth/web_revit_login',
  'POST auth/addin_token',
  'GET auth/my/addins',
  'GET request/project/list',
  'GET request/project/kanban/list',
  'GET request/project/mine',
  'GET request/request/mine',
  'GET request/search',
  'POST util/upload_image',
  'POST util/multi_images',
  'GET shop/item/list',
  'GET shop/item',
  'GET shop/item/related',
  'GET shop/category/list',
  'GET shop/cart',
  'POST shop/cart/add',
  'PUT shop/cart',
  'DELETE shop/cart',
  'POST shop/cart/merge',
  'POST shop/cart/quote',
  'POST shop/order/place',
  'GET shop/order/list',
  'POST shop/order/guest',
  'POST shop/order/guest/pay',
  'POST shop/order/guest/claim/pay',
  'POST shop/order/guest/cancel',
  'POST shop/order/guest/claim',
  'POST shop/order/guest/claim/withdraw',
  'POST shop/order/guest/address',
  'POST shop/order/guest/confirm',
  'POST shop/order/guest/refund_account',
  'GET shop/licence/list',
  'GET shop/coupon/list',
  'GET shop/points',
  'POST shop/payment/confirm',
  'POST shop/payment/webhook',
  'GET shop/review/list',
  'GET shop/review/mine',
  'DELETE shop/restock',
  'DELETE shop/price_alert',
  'GET shop/alert/list',
  'GET shop/wish',
  'GET shop/wish/list',
  'DELETE shop/wish',
  'GET shop/question/list',
  'GET shop/question/mine',
  ...siteReads,
]);
