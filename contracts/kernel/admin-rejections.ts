import { rejection } from './rejection.ts';

/** What is refused in the admin area. */
export const adminRejections = {
  reason_needed: rejection(409, 'Reason needed', '개인정보를 보는 이유를 골라 주세요.'),
  withdraw_admin: rejection(
    409,
    'An administrator',
    '관리자는 바로 탈퇴시킬 수 없어요. 먼저 등급을 회원으로 바꿔 주세요.',
  ),
  own_account: rejection(
    409,
    'Own account',
    '내 등급이나 이용 상태는 내가 바꿀 수 없어요. 다른 관리자에게 부탁해 주세요.',
  ),
  last_admin: rejection(
    409,
    'Last administrator',
    '마지막 관리자예요. 다른 사람을 관리자로 정한 뒤 다시 시도해 주세요.',
  ),
  agreement_in_effect: rejection(
    409,
    'In effect',
    '이미 시행 중인 판은 거둘 수 없어요. 고친 내용으로 새 판을 게시해 주세요.',
  ),
  changed_meanwhile: rejection(409, 'Changed meanwhile', '그사이 값이 바뀌었어요. 지금 값을 보고 다시 해 주세요.'),
} as const;
