import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';

export type Step = readonly [stream: string, event: DomainEvent];
export type Roll = (below: number) => number;

export interface MadeIssue {
  readonly id: string;
  readonly prj_id: string;
  status: IssueStatus;
  deleted: boolean;
}
export interface MadeComment {
  readonly id: string;
  readonly issue_id: string;
  readonly prj_id: string;
  images: number;
  deleted: boolean;
}

/** What a made-up history knows so far, and what it makes things up with. */
export interface Cast {
  readonly projects: string[];
  readonly issues: MadeIssue[];
  readonly comments: MadeComment[];
  readonly roll: Roll;
  newId(kind: string): string;
  text(longest: number): string;
  pick<T>(list: readonly T[]): T | undefined;
}

const words = [
  '기둥',
  '보',
  '슬래브',
  '지하 2층',
  '구조도',
  '평면도',
  '배관',
  '덕트',
  '간섭',
  '수정',
  '확인',
  '누락',
  'A-201',
  'S-105',
  '마감',
  '창호',
];

export const castOf = (roll: Roll): Cast => {
  let made = 0;
  return {
    projects: [],
    issues: [],
    comments: [],
    roll,
    newId: (kind) => `01900000-0000-7000-8000-${kind}${(++made).toString(16).padStart(11, '0')}`,
    text: (longest) => Array.from({ length: 1 + roll(longest) }, () => words[roll(words.length)]).join(' '),
    pick: (list) => list[list.length - 1 - roll(Math.min(list.length, 2_000))],
  };
};
