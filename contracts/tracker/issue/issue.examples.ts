import type { Examples } from '../../kernel/message.ts';
import type { IssueEvent } from './issue.events.ts';

const of = { id: '01900000-0000-7000-8000-00000000b001', prj_id: '01900000-0000-7000-8000-00000000a001' };
const user = '01900000-0000-7000-8000-000000000001';

export const issueExamples: Examples<IssueEvent> = {
  IssueAdded: {
    type: 'IssueAdded',
    data: {
      ...of,
      title: '지하 2층 기둥 위치가 구조도와 달라요',
      text: 'A-201과 S-105를 맞춰 주세요.',
      program: 'web',
      status: 'TO DO',
      priority: 'LOW',
      type: '도서검토',
      class: '건축',
      assignee: null,
      due: null,
      image: null,
      user,
    },
  },
  IssueTitleChanged: {
    type: 'IssueTitleChanged',
    data: { ...of, from: '지하 2층 기둥 위치가 구조도와 달라요', to: '지하 2층 X3열 기둥 위치' },
  },
  IssueTextChanged: {
    type: 'IssueTextChanged',
    data: { ...of, from: 'A-201과 S-105를 맞춰 주세요.', to: 'A-201, S-105' },
  },
  IssueStatusChanged: { type: 'IssueStatusChanged', data: { ...of, from: 'TO DO', to: 'DONE' } },
  IssuePriorityChanged: { type: 'IssuePriorityChanged', data: { ...of, from: 'LOW', to: 'HIGH' } },
  IssueTypeChanged: { type: 'IssueTypeChanged', data: { ...of, from: '도서검토', to: '정보누락' } },
  IssueClassChanged: { type: 'IssueClassChanged', data: { ...of, from: '건축', to: '구조' } },
  IssueAssigned: { type: 'IssueAssigned', data: { ...of, from: null, to: user } },
  IssueDueDateSet: { type: 'IssueDueDateSet', data: { ...of, from: null, to: '2026-12-04' } },
  IssueImageChanged: {
    type: 'IssueImageChanged',
    data: { ...of, from: null, to: `/api/file/issue/${of.prj_id}/01900000-0000-7000-8000-0000000000ab.webp` },
  },
  IssueDeleted: { type: 'IssueDeleted', data: { ...of, status: 'TO DO' } },
  IssueRestored: { type: 'IssueRestored', data: { ...of, status: 'TO DO' } },
};
