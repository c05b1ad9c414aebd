import { adminLevel } from '../../kernel/limits.ts';
import { defineTable } from '../../kernel/table.ts';
import { managedUser } from './user.views.ts';

const levels = Array.from({ length: adminLevel }, (_, index) => index + 1);
const levelWord = (level: number) => {
  if (level === adminLevel) return '관리자';
  return level === 1 ? '회원' : `${level}등급`;
};

export const userStatusWords = { active: '이용 중', suspended: '정지', withdrawn: '탈퇴' } as const;
export const userTypeWords = { email: '이메일', kakao: '카카오' } as const;
const levelWords: Readonly<Record<string, string>> = Object.fromEntries(
  levels.map((level) => [level, `${levelWord(level)} (${level})`]),
);

/** Everyone who has or had an account; the number is the order of sign-up. */
export const userTable = defineTable({
  name: 'user',
  title: '회원',
  path: 'adm/user',
  row: managedUser,
  columns: {
    no: { label: '번호', kind: 'number', sort: true },
    name: { label: '이름', kind: 'text', sort: true, personal: true },
    type: { label: '가입 방법', kind: 'choice', words: userTypeWords },
    level: { label: '등급', kind: 'choice', words: levelWords, sort: true },
    status: { label: '상태', kind: 'choice', words: userStatusWords },
    since: { label: '가입일', kind: 'time', sort: true },
  },
  filters: {
    status: { kind: 'choice', label: '상태', words: userStatusWords },
    level: { kind: 'choice', label: '등급', words: levelWords, of: 'number' },
    type: { kind: 'choice', label: '가입 방법', words: userTypeWords },
    since: { kind: 'time', label: '가입일' },
  },
  search: '이름',
  sort: ['-no'],
});
