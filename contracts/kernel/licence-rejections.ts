import { rejection } from './rejection.ts';

/** What is refused about licences and their seats. */
export const licenceRejections = {
  licence_not_found: rejection(404, 'No such licence', '라이선스를 찾을 수 없어요. 내 정보에서 다시 확인해 주세요.'),
  licence_revoked: rejection(409, 'Licence revoked', '취소된 라이선스라 쓸 수 없어요.'),
  seat_held: rejection(409, 'Seat given away', '이미 동료가 쓰고 있어요. 먼저 회수한 뒤에 다시 나눠 주세요.'),
  seat_offered: rejection(
    409,
    'Seat offered',
    '이미 초대를 보냈어요. 다른 사람을 초대하려면 먼저 초대를 취소해 주세요.',
  ),
  own_licence: rejection(409, 'Own licence', '내가 산 라이선스예요. 초대를 받을 동료의 계정으로 로그인해 주세요.'),
  licence_not_valid: rejection(403, 'Licence not valid', '쓸 수 없는 라이선스 키예요. 키를 다시 확인해 주세요.'),
  licence_bound_elsewhere: rejection(
    409,
    'Licence bound to another machine',
    '다른 컴퓨터에서 쓰고 있는 라이선스예요. 내 정보에서 그 컴퓨터를 해제한 뒤에 다시 해 주세요.',
  ),
  machine_release_limit: rejection(
    409,
    'Too many machines released',
    '컴퓨터는 30일에 3번까지 해제할 수 있어요. 급하면 고객센터에 문의해 주세요.',
  ),
  invitation_ended: rejection(
    410,
    'Invitation ended',
    '쓸 수 없는 초대예요. 기간이 지났거나 취소되었을 수 있어요. 초대한 분에게 다시 부탁해 주세요.',
  ),
} as const;
