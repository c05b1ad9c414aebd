import type { Examples } from '../../kernel/message.ts';
import type { ProjectEvent } from './project.events.ts';

const id = '01900000-0000-7000-8000-00000000a001';
const userId = '01900000-0000-7000-8000-000000000002';
const ownerId = '01900000-0000-7000-8000-000000000001';

export const projectExamples: Examples<ProjectEvent> = {
  ProjectAdded: {
    type: 'ProjectAdded',
    data: {
      id,
      title: '한강변 복합문화센터',
      text: '기본설계 검토',
      client: '서울시',
      place: '서울 용산구',
      status: 'OnGoing',
      ownerId,
    },
  },
  ProjectEdited: { type: 'ProjectEdited', data: { id, title: '한강 복합문화센터' } },
  ProjectStatusChanged: { type: 'ProjectStatusChanged', data: { id, from: 'OnGoing', to: 'OnHold' } },
  ProjectDeleted: { type: 'ProjectDeleted', data: { id } },
  ProjectRestored: { type: 'ProjectRestored', data: { id } },
  JoinRequested: { type: 'JoinRequested', data: { id, userId } },
  JoinApproved: { type: 'JoinApproved', data: { id, userId } },
  JoinDeclined: { type: 'JoinDeclined', data: { id, userId } },
  MemberLeft: { type: 'MemberLeft', data: { id, userId } },
  MemberRemoved: { type: 'MemberRemoved', data: { id, userId } },
  MemberPromoted: { type: 'MemberPromoted', data: { id, userId } },
  MemberDemoted: { type: 'MemberDemoted', data: { id, userId } },
};
