import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { ReactNode } from 'react';
import { PriorityIcon } from '../../design/priority-icon.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { StatusChip } from '../../design/status-chip.tsx';
import { UserAvatar } from '../../design/user-avatar.tsx';
import type { ProjectPlace } from '../project/project-place.public.ts';
import { IssueDue } from './issue-due.tsx';
import { fieldLabels, issueOptions } from './issue-labels.ts';
import { issueRights } from './issue-rights.ts';
import { PropertyRow, PropertySelect } from './property-row.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import { useChangeIssue, useIsStoring } from './issue-commands.api.ts';

export interface IssueDetailsProps {
  readonly issue: Issue;
  readonly place: ProjectPlace;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const Person = ({ person }: { person: NonNullable<Issue['assigned']> }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
    <UserAvatar person={person} size={22} plain />
    <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {person.name}
    </Box>
  </Stack>
);

/** Members, and whoever has it now though no longer a member. */
const peopleFor = ({ members }: ProjectPlace, { assigned }: Issue) =>
  assigned && !members.some(({ id }) => id === assigned.id) ? [...members, assigned] : members;

const AssigneeSelect = ({ issue, place }: Pick<IssueDetailsProps, 'issue' | 'place'>) => {
  const change = useChangeIssue();
  const people = peopleFor(place, issue);
  const options: readonly { value: string; label: ReactNode }[] = [
    {
      value: '',
      label: (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          없음
        </Box>
      ),
    },
    ...people.map((person) => ({ value: person.id, label: <Person person={person} /> })),
  ];
  const assign = (id: string) => {
    const person = people.find((one) => one.id === id);
    change({
      id: issue.id,
      prj_id: issue.prj_id,
      field: 'assignee',
      value: person?.id ?? null,
      person: person ? { id: person.id, name: person.name, image: person.image } : null,
    });
  };
  return (
    <PropertySelect label={fieldLabels.assignee} value={issue.assignee ?? ''} options={options} onChange={assign} />
  );
};

const Times = ({ issue: { author, created_at, updated_at } }: Pick<IssueDetailsProps, 'issue'>) => (
  <>
    <PropertyRow label="올린 사람">
      <Person person={author} />
    </PropertyRow>
    <PropertyRow label="등록일">
      <RelativeTime at={created_at} />
    </PropertyRow>
    <PropertyRow label="수정일">
      <RelativeTime at={updated_at} />
    </PropertyRow>
  </>
);

export const IssueDetails = ({ issue, place, onEdit, onDelete }: IssueDetailsProps) => {
  const change = useChangeIssue();
  const storing = useIsStoring(issue.id);
  const { id, prj_id } = issue;
  const rights = issueRights(place, issue);
  const statuses = issueOptions.status.map(({ value }) => ({
    value,
    label: <StatusChip status={value} size="small" />,
  }));
  const priorities = issueOptions.priority.map(({ value }) => ({
    value,
    label: <PriorityIcon priority={value} withLabel />,
  }));
  return (
    <Box component="section" aria-label="이슈 세부 정보" sx={{ position: 'relative' }}>
      <Box sx={{ position: 'absolute', top: -4, right: 0 }}>
        <StoringMark storing={storing} />
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        <PropertySelect
          label={fieldLabels.status}
          value={issue.status}
          options={statuses}
          onChange={(value) => change({ id, prj_id, field: 'status', value })}
        />
        <PropertySelect
          label={fieldLabels.priority}
          value={issue.priority}
          options={priorities}
          onChange={(value) => change({ id, prj_id, field: 'priority', value })}
        />
        <AssigneeSelect issue={issue} place={place} />
        <PropertySelect
          label={fieldLabels.type}
          value={issue.type}
          options={issueOptions.type}
          onChange={(value) => change({ id, prj_id, field: 'type', value })}
        />
        <PropertySelect
          label={fieldLabels.class}
          value={issue.class}
          options={issueOptions.class}
          onChange={(value) => change({ id, prj_id, field: 'class', value })}
        />
        <IssueDue
          due={issue.due}
          done={issue.status === 'DONE'}
          onChange={(value) => change({ id, prj_id, field: 'due', value })}
        />
        <Times issue={issue} />
      </Box>
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" startIcon={<EditOutlined />} onClick={onEdit}>
          수정
        </Button>
        {rights.delete ? (
          <Button size="small" variant="outlined" color="error" startIcon={<DeleteOutlineRounded />} onClick={onDelete}>
            삭제
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
};
