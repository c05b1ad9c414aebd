import { issuePriority, issueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import type { Activity } from '@maru/contracts/tracker/issue/issue.views';
import { priorityLooks } from '../../design/priority-icon.tsx';
import { statusLooks } from '../../design/status-chip.tsx';
import { objectOf, towards } from '../../format/particle.ts';
import { dayOf } from './due.ts';
import { fieldLabels } from './issue-labels.ts';

type Change = Pick<Activity, 'what' | 'from' | 'to'>;

const quote = (value: string | null) => `‘${value ?? ''}’`;
const statusLabel = (value: string | null) => {
  const { data } = issueStatus.safeParse(value);
  return data ? statusLooks[data].label : (value ?? '없음');
};
const priorityLabel = (value: string | null) => {
  const { data } = issuePriority.safeParse(value);
  return data ? priorityLooks[data].label : (value ?? '없음');
};
const itself = (value: string | null) => value ?? '없음';

const changeSentence = (label: string, show: (value: string | null) => string, { from, to }: Change) => {
  const next = show(to);
  return `${label}${objectOf(label)} ${show(from)}에서 ${next}${towards(next.replace(/’$/, ''))} 바꿨어요`;
};
const assigneeSentence = ({ from, to }: Change) => {
  if (from === null) return `담당자를 ${itself(to)} 님으로 정했어요`;
  return to === null ? `담당자 ${from} 님을 해제했어요` : `담당자를 ${from} 님에서 ${to} 님으로 바꿨어요`;
};
const dueSentence = ({ from, to }: Change) => {
  if (to === null) return '마감일을 삭제했어요';
  return from === null ? `마감일을 ${dayOf(to)}로 정했어요` : `마감일을 ${dayOf(from)}에서 ${dayOf(to)}로 바꿨어요`;
};
const imageSentence = ({ from, to }: Change) => {
  if (from === null) return '이미지를 넣었어요';
  return to === null ? '이미지를 삭제했어요' : '이미지를 바꿨어요';
};

/** Total over the kinds of change: a new one is a compile error until it has its words. */
const sentences: Readonly<Record<Activity['what'], (change: Change) => string>> = {
  added: () => '이슈를 올렸어요',
  title: (change) => changeSentence(fieldLabels.title, quote, change),
  text: () => '내용을 수정했어요',
  status: (change) => changeSentence(fieldLabels.status, statusLabel, change),
  priority: (change) => changeSentence(fieldLabels.priority, priorityLabel, change),
  type: (change) => changeSentence(fieldLabels.type, itself, change),
  class: (change) => changeSentence(fieldLabels.class, itself, change),
  assignee: assigneeSentence,
  due: dueSentence,
  image: imageSentence,
  deleted: () => '이슈를 삭제했어요',
  restored: () => '이슈를 되살렸어요',
};

export const activitySentence = (change: Change) => sentences[change.what](change);
