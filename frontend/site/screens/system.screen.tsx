import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import type { WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { number } from '../../format/number.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { ReactionRow } from './reaction-row.tsx';
import { StoppedWorkflow } from './stopped-workflow.tsx';
import { workflowName } from './system-words.ts';
import { type SystemList, useResumeWorkflowMutation, useSystemQuery } from './system.api.ts';

/** What was mended elsewhere leaves the list while somebody looks at it. */
const pollingInterval = 10_000;

const Rows = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', '& > li:last-child': { pb: 0 } }}>
    {children}
  </Box>
);

const Listed = ({ reactions, waiting, workflows }: SystemList) => {
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
    <Stack sx={{ gap: 2 }}>
      {workflows.length > 0 ? (
        <SectionCard title="멈춘 작업" text="기록이나 프로그램이 맞지 않아 멈췄어요.">
          <Rows label="멈춘 작업">
            {workflows.map((workflow) => (
              <StoppedWorkflow key={workflow.id} workflow={workflow} onResume={ask} />
            ))}
          </Rows>
        </SectionCard>
      ) : null}
      {open.length > 0 ? (
        <SectionCard
          title={`미뤄 둔 일 ${number(waiting)}건`}
          text="점점 드물게 다시 시도하고 있어요. 원인을 고쳤다면 바로 다시 시도해 보세요."
        >
          <Rows label="미뤄 둔 일">{open.map(row)}</Rows>
        </SectionCard>
      ) : null}
      {over.length > 0 ? (
        <SectionCard title="포기한 일">
          <Rows label="포기한 일">{over.map(row)}</Rows>
        </SectionCard>
      ) : null}
      {givingUp ? <GiveUpDialog reaction={givingUp} onClose={() => setGivingUp(undefined)} /> : null}
      {question}
    </Stack>
  );
};

/** `/adm/system`: what could not be done by itself, and what stopped. */
export const SystemScreen = () => {
  const answer = useSystemQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval });
  return (
    <AdminFrame title="시스템" text="저절로 되지 않은 일을 살펴보고, 다시 시도하거나 포기해요.">
      <Box sx={{ maxWidth: 960 }}>
        <Answered answer={answer}>
          {(list) =>
            list.reactions.length + list.workflows.length === 0 ? (
              <EmptyState
                icon={<TaskAltRounded />}
                title="밀린 일이 없어요"
                text="메일, 재고, 환불이 모두 제대로 되고 있어요."
              />
            ) : (
              <Listed {...list} />
            )
          }
        </Answered>
      </Box>
    </AdminFrame>
  );
};
