import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import type { WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';
import { useState } from 'react';
import { RowsCard } from '../../design/rows-card.tsx';
import { number } from '../../format/number.ts';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { GiveUpReaction } from './give-up-reaction.tsx';
import { ReactionRow } from './reaction-row.tsx';
import { StoppedWorkflow } from './stopped-workflow.tsx';
import { type SystemList, useResumeWorkflowMutation } from './system.api.ts';
import { workflowName } from './workflow-name.public.ts';

/** What workflows could not do, and which of them have stopped. */
export const WaitingWork = ({ reactions, waiting, workflows }: SystemList) => {
  const [givingUp, setGivingUp] = useState<Reaction>();
  const [resume] = useResumeWorkflowMutation();
  const { ask, question } = useConfirmed<WorkflowStanding>({
    title: ({ id }) => `‘${workflowName(id)}’ 작업을 이어갈까요?`,
    text: '이미 한 일은 다시 하지 않아요.',
    confirm: '이어가기',
    run: ({ id }) => resume({ id }),
  });
  const open = reactions.filter(({ status }) => status === 'waiting' || status === 'retried');
  const over = reactions.filter(({ status }) => status === 'givenUp');
  const row = (reaction: Reaction) => <ReactionRow key={reaction.id} reaction={reaction} onGiveUp={setGivingUp} />;
  return (
    <>
      <RowsCard label="멈춘 작업" text="기록이나 프로그램이 맞지 않아 멈췄어요.">
        {workflows.map((workflow) => (
          <StoppedWorkflow key={workflow.id} workflow={workflow} onResume={ask} />
        ))}
      </RowsCard>
      <RowsCard
        label="미뤄 둔 일"
        count={`${number(waiting)}건`}
        text="점점 드물게 다시 시도하고 있어요. 원인을 고쳤다면 바로 다시 시도해 보세요."
      >
        {open.map(row)}
      </RowsCard>
      <RowsCard label="포기한 일">{over.map(row)}</RowsCard>
      {givingUp ? <GiveUpReaction reaction={givingUp} onClose={() => setGivingUp(undefined)} /> : null}
      {question}
    </>
  );
};
