import { adminRejections } from './admin-rejections.ts';
import { afterSaleRejections } from './after-sale-rejections.ts';
import { paymentRejections } from './payment-rejections.ts';
import { sellingRejections } from './selling-rejections.ts';
import { type Rejection, rejection } from './rejection.ts';
import { workRejections } from './work-rejections.ts';

/** The closed list of refusals. A refusal travels as its code; the text is shown, never compared. */
export const rejections = {
  invalid_input: rejection(400, 'Invalid input', '입력한 내용을 다시 확인해 주세요.'),
  malformed_body: rejection(400, 'Malformed body', '요청을 읽을 수 없어요. 다시 시도해 주세요.'),
  bad_credentials: rejection(
    401,
    'Bad credentials',
    '이메일 또는 비밀번호가 맞지 않아요. 가입한 직후라면 메일 인증을 먼저 해 주세요.',
  ),
  not_logged_in: rejection(401, 'Not logged in', '로그인이 필요해요.'),
  token_expired: rejection(401, 'Token expired', '로그인 시간이 지났어요. 다시 로그인해 주세요.'),
  session_ended: rejection(401, 'Session ended', '로그인이 끝났어요. 다시 로그인해 주세요.'),
  addin_unknown: rejection(
    401,
    'Unknown add-in',
    '연결되지 않은 Revit 애드인이에요. 웹에서 로그인해 다시 연결해 주세요.',
  ),
  forbidden: rejection(403, 'Forbidden', '권한이 없습니다.'),
  not_member: rejection(403, 'Not a member', '프로젝트 구성원만 할 수 있어요. 먼저 참여를 요청해 주세요.'),
  not_owner: rejection(403, 'Not an owner', '프로젝트 관리자만 할 수 있어요.'),
  not_author: rejection(403, 'Not the author', '작성한 사람이나 프로젝트 관리자만 할 수 있어요.'),
  suspended: rejection(403, 'Suspended', '이용이 정지된 계정이에요. 문의해 주세요.'),
  origin_refused: rejection(403, 'Origin refused', '다른 사이트에서 온 요청이라 받지 않았어요.'),
  not_found: rejection(404, 'Not found', '찾을 수 없어요. 이미 삭제되었을 수 있어요.'),
  project_not_found: rejection(404, 'Project not found', '프로젝트를 찾을 수 없어요. 이미 삭제되었을 수 있어요.'),
  issue_not_found: rejection(404, 'Issue not found', '이슈를 찾을 수 없어요. 이미 삭제되었을 수 있어요.'),
  comment_not_found: rejection(404, 'Comment not found', '댓글을 찾을 수 없어요. 이미 삭제되었을 수 있어요.'),
  item_not_found: rejection(404, 'Item not found', '상품을 찾을 수 없어요. 판매가 끝났을 수 있어요.'),
  option_not_found: rejection(404, 'Option not found', '옵션을 찾을 수 없어요. 새로고침한 뒤 다시 골라 주세요.'),
  code_wrong: rejection(400, 'Wrong code', '링크가 올바르지 않아요. 메일에 있는 링크를 다시 눌러 주세요.'),
  code_expired: rejection(410, 'Code expired', '링크를 쓸 수 있는 시간이 지났어요. 메일을 다시 받아 주세요.'),
  code_used: rejection(410, 'Code used', '이미 사용한 링크예요. 필요하면 메일을 다시 받아 주세요.'),
  method_not_allowed: rejection(405, 'Method not allowed', '지원하지 않는 요청이에요.'),
  already_member: rejection(409, 'Already a member', '이미 참여하고 있는 사람이에요.'),
  no_join_request: rejection(409, 'No join request', '처리할 참여 요청이 없어요. 이미 처리되었을 수 있어요.'),
  no_such_member: rejection(409, 'No such member', '프로젝트 구성원이 아니에요. 이미 나갔을 수 있어요.'),
  last_owner: rejection(409, 'Last owner', '마지막 관리자예요. 다른 사람을 관리자로 지정한 뒤 다시 시도해 주세요.'),
  social_taken: rejection(409, 'Social account taken', '이미 다른 회원과 연결된 카카오 계정이에요.'),
  already_linked: rejection(
    409,
    'Already linked',
    '이미 다른 카카오 계정과 연결되어 있어요. 먼저 연결을 해제해 주세요.',
  ),
  addin_taken: rejection(
    409,
    'Add-in taken',
    '다른 회원과 연결된 Revit 애드인이에요. 그 회원이 연결을 해제하면 다시 시도해 주세요.',
  ),
  last_login_way: rejection(409, 'Last way to log in', '카카오로만 로그인하는 계정이라 연결을 해제할 수 없어요.'),
  signup_expired: rejection(410, 'Sign-up expired', '카카오로 확인한 지 오래되었어요. 카카오로 다시 시작해 주세요.'),
  not_deleted: rejection(409, 'Not deleted', '삭제되지 않은 항목이라 되살릴 수 없어요.'),
  assignee_not_member: rejection(409, 'Assignee is not a member', '프로젝트 구성원만 담당자로 정할 수 있어요.'),
  sold_out: rejection(409, 'Sold out', '품절된 상품이에요.'),
  out_of_stock: rejection(409, 'Out of stock', '재고가 부족해요. 수량을 줄이거나 다른 옵션을 골라 주세요.'),
  reservation_over: rejection(409, 'Reservation over', '주문을 위해 잡아 둔 시간이 지났어요. 다시 주문해 주세요.'),
  stock_held: rejection(409, 'Stock is held', '주문에 잡혀 있는 재고예요. 주문이 끝난 뒤 다시 시도해 주세요.'),
  stock_uncounted: rejection(409, 'Stock is not counted', '라이선스는 재고를 세지 않아요.'),
  last_option: rejection(409, 'Last option', '마지막 옵션은 삭제할 수 없어요. 상품을 숨겨 주세요.'),
  too_many_options: rejection(409, 'Too many options', '옵션은 100개까지 둘 수 있어요.'),
  price_is_lower: rejection(409, 'Price is lower', '이미 더 싸게 팔고 있어요. 새로고침해서 확인해 주세요.'),
  synonym_taken: rejection(409, 'Synonym taken', '이미 다른 묶음에 있는 말이에요. 그 묶음을 먼저 수정해 주세요.'),
  too_many_synonyms: rejection(409, 'Too many synonyms', '같은 뜻 묶음은 300개까지 만들 수 있어요.'),
  cart_full: rejection(409, 'Cart is full', '장바구니에는 200가지, 옵션마다 99개까지 담을 수 있어요.'),
  not_in_cart: rejection(409, 'Not in the cart', '장바구니에 없는 상품이에요. 이미 삭제했을 수 있어요.'),
  not_for_sale: rejection(409, 'Not for sale', '지금 살 수 없는 상품이 있어요. 장바구니를 확인해 주세요.'),
  notice_missing: rejection(409, 'Notice missing', '상품정보제공고시를 모두 적어야 판매할 수 있어요.'),
  consent_missing: rejection(400, 'Consent missing', '취소와 환불이 제한되는 상품이에요. 안내를 읽고 동의해 주세요.'),
  price_changed: rejection(
    409,
    'Price changed',
    '그 사이 금액이 바뀌었어요. 바뀐 금액을 확인한 뒤 다시 주문해 주세요.',
  ),
  coupon_not_found: rejection(404, 'Coupon not found', '쿠폰을 찾을 수 없어요. 코드를 다시 확인해 주세요.'),
  coupon_taken: rejection(409, 'Coupon code taken', '이미 있는 쿠폰 코드예요. 다른 코드를 적어 주세요.'),
  coupon_not_yet: rejection(409, 'Coupon not yet valid', '아직 쓸 수 없는 쿠폰이에요. 사용 기간을 확인해 주세요.'),
  coupon_expired: rejection(409, 'Coupon expired', '사용 기간이 지난 쿠폰이에요.'),
  coupon_used_up: rejection(409, 'Coupon used up', '준비한 수량이 모두 쓰인 쿠폰이에요.'),
  coupon_used: rejection(409, 'Coupon used', '이미 사용한 쿠폰이에요.'),
  coupon_too_small: rejection(
    409,
    'Too little for the coupon',
    '쿠폰을 쓸 수 있는 최소 금액보다 적어요. 상품을 더 담아 주세요.',
  ),
  points_short: rejection(409, 'Not enough points', '쓸 수 있는 포인트가 모자라요. 포인트를 다시 입력해 주세요.'),
  review_not_found: rejection(404, 'Review not found', '후기를 찾을 수 없어요. 이미 삭제되었을 수 있어요.'),
  question_not_found: rejection(404, 'Question not found', '문의를 찾을 수 없어요. 이미 삭제되었을 수 있어요.'),
  too_many_saved_filters: rejection(409, 'Too many saved filters', '필터는 50개까지 저장할 수 있어요.'),
  too_many_addresses: rejection(
    409,
    'Too many addresses',
    '배송지는 20개까지 저장할 수 있어요. 쓰지 않는 배송지를 지운 뒤 다시 시도해 주세요.',
  ),
  too_many_wishes: rejection(
    409,
    'Too many wishes',
    '찜은 200개까지 담을 수 있어요. 몇 개를 지운 뒤 다시 시도해 주세요.',
  ),
  not_sold_out: rejection(409, 'Not sold out', '지금 살 수 있는 옵션이에요. 바로 주문해 주세요.'),
  review_there: rejection(409, 'Review is there', '이미 후기를 쓴 상품이에요. 쓴 후기를 수정해 주세요.'),
  not_delivered_yet: rejection(409, 'Not delivered yet', '상품을 받은 뒤에 후기를 쓸 수 있어요.'),
  order_not_found: rejection(404, 'Order not found', '주문을 찾을 수 없어요. 주문번호와 휴대폰 번호를 확인해 주세요.'),
  order_step_refused: rejection(
    409,
    'Not in this state',
    '지금 주문 상태에서는 할 수 없어요. 주문 상태를 확인해 주세요.',
  ),
  parcel_not_found: rejection(404, 'Parcel not found', '배송 내역을 찾을 수 없어요. 새로고침한 뒤 다시 시도해 주세요.'),
  claim_not_found: rejection(404, 'Claim not found', '신청 내역을 찾을 수 없어요. 새로고침한 뒤 다시 시도해 주세요.'),
  proof_open: rejection(
    409,
    'Proof not approved',
    '고객이 아직 시안을 확정하지 않은 인쇄 상품이에요. 확정한 뒤에 준비해 주세요.',
  ),
  surcharge_open: rejection(
    409,
    'Surcharge to be settled',
    '옵션 차액이나 교환 배송비를 받아야 하는 교환이에요. 받았는지, 받지 않기로 했는지 골라 주세요.',
  ),
  claim_too_late: rejection(
    409,
    'Too late for this reason',
    '이 사유로 신청할 수 있는 기간이 지났어요. 상품에 문제가 있다면 알맞은 사유를 골라 주세요.',
  ),
  no_replacement: rejection(
    409,
    'Nothing to send instead',
    '바꿔 보낼 재고가 모자라요. 재고를 채운 뒤 다시 하거나, 교환 대신 환불해 주세요.',
  ),
  ...adminRejections,
  ...paymentRejections,
  ...sellingRejections,
  ...afterSaleRejections,
  ...workRejections,
  busy: rejection(409, 'Too many at once', '같은 내용을 여럿이 동시에 바꾸고 있어요. 잠시 뒤 다시 시도해 주세요.'),
  revision_conflict: rejection(
    412,
    'Changed meanwhile',
    '그 사이 다른 사람이 바꿨어요. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.',
  ),
  too_large: rejection(413, 'Too large', '내용이 너무 커요. 줄여서 다시 보내 주세요.'),
  image_too_large: rejection(413, 'Image too large', '이미지가 너무 커요. 15MB, 5천만 화소 이하로 올려 주세요.'),
  unsupported_image: rejection(
    415,
    'Unsupported image',
    '올릴 수 없는 파일이에요. JPG, PNG, WebP, GIF, AVIF 이미지만 올릴 수 있어요.',
  ),
  key_reused: rejection(
    422,
    'Idempotency key reused',
    '이미 다른 요청에 쓴 요청 번호예요. 새로고침한 뒤 다시 시도해 주세요.',
  ),
  weak_password: rejection(422, 'Weak password', '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.'),
  wrong_password: rejection(422, 'Wrong password', '지금 쓰는 비밀번호가 맞지 않아요. 다시 입력해 주세요.'),
  rate_limited: rejection(429, 'Too many requests', '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.'),
  internal: rejection(500, 'Internal error', '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.'),
  stream_damaged: rejection(500, 'Stream damaged', '저장된 기록이 손상되어 처리할 수 없어요. 관리자에게 알려 주세요.'),
  views_behind: rejection(503, 'Views are behind', '화면을 준비하고 있어요. 잠시 뒤 다시 시도해 주세요.'),
  unavailable: rejection(503, 'Unavailable', '지금은 처리할 수 없어요. 잠시 뒤 다시 시도해 주세요.'),
} as const satisfies Record<string, Rejection>;
export type RejectionCode = keyof typeof rejections;

/** A field's error inside `invalid_input`: its path (`a.b`) and a Korean sentence. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** Thrown by deciders, policies' callers and the pipeline; carried to the client as a problem. */
export class Rejected extends Error {
  readonly code: RejectionCode;
  readonly errors: readonly FieldError[];
  /** The thing as it is now, beside `revision_conflict`. */
  readonly current: object | undefined;
  /** `cause` is for the log only: what went wrong inside. */
  constructor(code: RejectionCode, detail: { errors?: readonly FieldError[]; current?: object; cause?: unknown } = {}) {
    super(code, 'cause' in detail ? { cause: detail.cause } : undefined);
    this.code = code;
    this.errors = detail.errors ?? [];
    this.current = detail.current;
  }
}

/** Not refused, only not done: the same may be asked again. */
export const isPutOff = (error: unknown): boolean => error instanceof Rejected && error.code === 'unavailable';
