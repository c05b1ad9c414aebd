import { JoinDialog } from './join-dialog.tsx';
import { boardDocuments } from './project-cache.ts';
import { useProjectBoardQuery } from './project.api.ts';
import { useArrival } from './use-arrival.ts';

const KnownJoinDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, isLoading } = useProjectBoardQuery();
  if (isLoading) return null;
  return (
    <JoinDialog id={id} project={data && boardDocuments(data).find((project) => project.id === id)} onClose={onClose} />
  );
};

/** For who was refused at a project and is sent here to ask for a place in it. */
export const ProjectListJoin = () => {
  const { value, done } = useArrival('join');
  return value ? <KnownJoinDialog id={value} onClose={done} /> : null;
};
