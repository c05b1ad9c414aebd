import type { SocialOutcome } from '@maru/contracts/identity/social/social.routes';
import type { Tone } from '../../design/tokens.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelector } from '../../kernel/state/hooks.ts';
import { sessionIdOf } from '../../kernel/session/access-token.ts';
import { keepSession } from '../../kernel/session/kept-session.ts';
import { selectAccessToken, selectSession } from '../../kernel/session/session.slice.ts';

interface Words {
  readonly tone: Tone;
  readonly text: string;
}

/** How a social login ended, for the person it ended for. */
export const socialWords: { readonly [O in SocialOutcome]: Words } = {
  done: { tone: 'amber', text: '로그인을 마치지 못했어요. 이 브라우저에서 쿠키를 허용했는지 확인해 주세요.' },
  linked: { tone: 'green', text: '카카오 계정을 연결했어요. 다음부터 카카오로도 로그인할 수 있어요.' },
  denied: { tone: 'blue', text: '카카오 로그인을 취소했어요.' },
  expired: { tone: 'amber', text: '로그인할 수 있는 시간이 지났어요. 카카오로 다시 로그인해 주세요.' },
  mismatch: { tone: 'amber', text: '이 브라우저에서 시작한 로그인인지 확인하지 못했어요. 다시 시도해 주세요.' },
  slow: { tone: 'amber', text: '카카오에서 답이 늦어지고 있어요. 잠시 뒤 다시 시도해 주세요.' },
  failed: { tone: 'red', text: '카카오로 로그인하지 못했어요. 잠시 뒤 다시 시도해 주세요.' },
  rate_limited: { tone: 'amber', text: '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.' },
  suspended: { tone: 'red', text: '이용이 정지된 계정이에요. 문의해 주세요.' },
  social_taken: { tone: 'red', text: '이미 다른 회원과 연결된 카카오 계정이에요.' },
  already_linked: { tone: 'amber', text: '이미 다른 카카오 계정과 연결되어 있어요. 먼저 연결을 해제해 주세요.' },
};

export const outcomeIn = (query: URLSearchParams): SocialOutcome | undefined => {
  const code = query.get('social') ?? '';
  return Object.hasOwn(socialWords, code) ? (code as SocialOutcome) : undefined;
};

/** Where a social login leads back to. `waiting`: it went well, and the session is being asked for. */
export const useSocialLanding = (): { readonly waiting: boolean; readonly outcome: SocialOutcome | undefined } => {
  const [query] = useSearchParams();
  const code = query.get('social');
  const { status } = useSelector(selectSession);
  const token = useSelector(selectAccessToken);
  useEffect(() => {
    const id = code === 'done' && token ? sessionIdOf(token) : undefined;
    if (id) keepSession(id);
  }, [code, token]);
  return { waiting: code === 'done' && status === 'unknown', outcome: outcomeIn(query) };
};
