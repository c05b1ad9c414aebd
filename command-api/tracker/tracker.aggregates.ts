import { anyAggregate } from '../pipeline/aggregate.ts';
import { commentAggregate } from './comment/comment.aggregate.ts';
import { issueAggregate } from './issue/issue.aggregate.ts';
import { projectAggregate } from './project/project.aggregate.ts';

export const trackerAggregates = [
  anyAggregate(projectAggregate),
  anyAggregate(issueAggregate),
  anyAggregate(commentAggregate),
];
