interface Rejection {
  /** HTTP status. */
  readonly status: number;
  /** Short English name of the problem kind, for developers. */
  readonly title: string;
  /** Korean sentence for the snackbar: what happened, what to do. */
  readonly message: string;
}
const rejection = (status: number, title: string, message: string): Rejection => ({ status, title, message });

/** The closed list of refusals. A refusal travels as its code; the text is shown, never compared. */
export const rejections = {
  invalid_input: rejection(400, 'Invalid input', '입력한 내용을 다시 확인해 주세요.'),
  malformed_body: rejection(400, 'Malformed body', '요청을 읽을 수 없어요. 다시 시도해 주세요.'),
  bad_credentials: rejection(401, 'Bad credentials', '이메일 또는 비밀번호가 맞지 않아요.'),
  not_logged_in: rejection(401, 'Not logged in', '로그인이 필요해요.'),
  token_expired: rejection(401, 'Token expired', '로그인 시간이 지났어요. 다시 로그인해 주세요.'),
  session_ended: rejection(401, 'Session ended', '로그인이 끝났어요. 다시 로그인해 주세요.'),
  forbidden: rejection(403, 'Forbidden', '권한이 없습니다.'),
  not_member: rejection(403, 'Not a member', '프로젝트 구성원만 할 수 있어요. 먼저 참여를 요청해 주세요.'),
  not_owner: rejection(403, 'Not an owner', '프로젝트 관리자만 할 수 있어요.'),
  not_author: rejection(403, 'Not the author', '작성한 사람이나 프로젝트 관리자만 할 수 있어요.'),
  origin_refused: rejection(403, 'Origin refused', '다른 사이트에서 온 요청이라 받지 않았어요.'),
  not_found: rejection(404, 'Not found', '찾을 수 없어요. 이미 지워졌을 수 있어요.'),
  project_not_found: rejection(404, 'Project not found', '프로젝트를 찾을 수 없어요. 이미 지워졌을 수 있어요.'),
  issue_not_found: rejection(404, 'Issue not found', '이슈를 찾을 수 없어요. 이미 지워졌을 수 있어요.'),
  comment_not_found: rejection(404, 'Comment not found', '댓글을 찾을 수 없어요. 이미 지워졌을 수 있어요.'),
  code_wrong: rejection(400, 'Wrong code', '링크가 올바르지 않아요. 메일에 있는 링크를 다시 눌러 주세요.'),
  code_expired: rejection(410, 'Code expired', '링크를 쓸 수 있는 시간이 지났어요. 메일을 다시 받아 주세요.'),
  code_used: rejection(410, 'Code used', '이미 사용한 링크예요. 필요하면 메일을 다시 받아 주세요.'),
  already_certified: rejection(409, 'Already certified', '이미 인증한 이메일이에요.'),
  method_not_allowed: rejection(405, 'Method not allowed', '지원하지 않는 요청이에요.'),
  email_taken: rejection(409, 'E-mail taken', '이미 가입한 이메일이에요. 로그인해 주세요.'),
  already_member: rejection(409, 'Already a member', '이미 참여하고 있는 사람이에요.'),
  no_join_request: rejection(409, 'No join request', '처리할 참여 요청이 없어요. 이미 처리되었을 수 있어요.'),
  no_such_member: rejection(409, 'No such member', '프로젝트 구성원이 아니에요. 이미 나갔을 수 있어요.'),
  last_owner: rejection(409, 'Last owner', '마지막 관리자예요. 다른 사람을 관리자로 지정한 뒤 다시 시도해 주세요.'),
  not_deleted: rejection(409, 'Not deleted', '지워지지 않은 항목이라 되살릴 수 없어요.'),
  assignee_not_member: rejection(409, 'Assignee is not a member', '프로젝트 구성원에게만 맡길 수 있어요.'),
  busy: rejection(409, 'Too many at once', '같은 내용을 여럿이 동시에 바꾸고 있어요. 잠시 뒤 다시 시도해 주세요.'),
  revision_conflict: rejection(412, 'Changed meanwhile', '그 사이 다른 사람이 바꿨어요. 바뀐 내용을 확인한 뒤 다시 저장해 주세요.'),
  too_large: rejection(413, 'Too large', '내용이 너무 커요. 줄여서 다시 보내 주세요.'),
  image_too_large: rejection(413, 'Image too large', '이미지가 너무 커요. 15MB, 5천만 화소 이하로 올려 주세요.'),
  unsupported_image: rejection(415, 'Unsupported image', '올릴 수 없는 파일이에요. JPG, PNG, WebP, GIF, AVIF 이미지만 올릴 수 있어요.'),
  key_reused: rejection(422, 'Idempotency key reused', '이미 다른 요청에 쓴 요청 번호예요. 새로고침한 뒤 다시 시도해 주세요.'),
  weak_password: rejection(422, 'Weak password', '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.'),
  wrong_password: rejection(422, 'Wrong password', '지금 쓰는 비밀번호가 맞지 않아요. 다시 입력해 주세요.'),
  rate_limited: rejection(429, 'Too many requests', '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.'),
  internal: rejection(500, 'Internal error', '문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.'),
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

/** Body of every failure, `application/problem+json` (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: RejectionCode;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly current?: object;
}
