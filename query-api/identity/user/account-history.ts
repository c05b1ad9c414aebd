import type { UserEvent } from '@maru/contracts/identity/user/user.events';

type Told = { readonly [K in UserEvent['type']]: (data: Extract<UserEvent, { type: K }>['data']) => object };

/**
 * What happened to an account, for its person: no hash of anything, and not what administrators noted for themselves.
 */
const told: Told = {
  UserRegistered: ({ name, email, type, agreed }) => ({ what: '가입', name, email, type, agreed }),
  UserAgreed: ({ agreed }) => ({ what: '약관 동의', agreed }),
  UserCertified: () => ({ what: '이메일 인증' }),
  UserNameChanged: ({ name }) => ({ what: '이름 변경', name }),
  UserPhoneChanged: ({ phone }) => ({ what: '전화번호 변경', phone }),
  UserImageChanged: ({ image }) => ({ what: '사진 변경', image }),
  UserPasswordChanged: ({ reason }) => ({ what: '비밀번호 변경', reason }),
  UserLevelChanged: ({ level }) => ({ what: '등급 변경', level }),
  UserSuspended: () => ({ what: '이용 정지' }),
  UserReinstated: () => ({ what: '이용 정지 해제' }),
  SocialLinked: ({ provider }) => ({ what: '소셜 로그인 연결', provider }),
  SocialUnlinked: ({ provider, by }) => ({ what: '소셜 로그인 연결 해제', provider, by }),
  UserWithdrawn: () => ({ what: '탈퇴' }),
};

/** An event as its person may read it. */
export const toldOf = <E extends UserEvent>({ type, data }: E): object =>
  (told[type] as (data: E['data']) => object)(data);
