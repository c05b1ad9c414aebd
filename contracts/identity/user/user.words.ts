import type { UserEvent, WithdrawalRequest } from './user.events.ts';
import { withdrawalPhrase } from './user.commands.ts';

export const accountMessages = {
  loggedOut: '로그아웃했어요.',
  withdrawn: '탈퇴가 끝났어요. 그동안 고마웠어요.',
  passwordMailSent: '가입한 이메일이라면 비밀번호를 바꿀 수 있는 메일을 보냈어요. 10분 안에 확인해 주세요.',
  addinBound: 'Revit 애드인을 연결했어요.',
} as const;
export const phraseExpected = `'${withdrawalPhrase}'라고 써 주세요.`;

/** What the first administrator is called until he says otherwise. */
export const firstAdminName = '관리자';
export const unknownDevice = '알 수 없는 기기';

export const accountHistoryWords: { readonly [K in UserEvent['type']]: string } = {
  UserRegistered: '가입',
  UserAgreed: '약관 동의',
  UserCertified: '이메일 인증',
  UserNameChanged: '이름 변경',
  UserPhoneChanged: '전화번호 변경',
  UserImageChanged: '사진 변경',
  UserPasswordChanged: '비밀번호 변경',
  UserLevelChanged: '등급 변경',
  UserSuspended: '이용 정지',
  UserReinstated: '이용 정지 해제',
  UserMemoSet: '메모',
  SocialLinked: '소셜 로그인 연결',
  SocialUnlinked: '소셜 로그인 연결 해제',
  UserWithdrawn: '탈퇴',
};
export const withdrawalRequestWords: Readonly<Record<WithdrawalRequest, string>> = {
  phone: '전화',
  mail: '메일',
  visit: '방문',
  law: '법에 따른 요청',
};
/** `day` is an ISO day. */
export const myDataFileName = (day: string) => `내-정보-${day}.json`;
