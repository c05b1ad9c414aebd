import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { useCallback, useState } from 'react';
import { useMoveProjectMutation } from './project.api.ts';
import type { OpenProjectDialog } from './project-dialogs.tsx';

/** Moves projects to another status, and says which are not stored yet. */
export const useMoveProject = () => {
  const [move] = useMoveProjectMutation();
  const [pending, setPending] = useState<readonly string[]>([]);
  const moveTo = useCallback(
    async ({ id }: Pick<Project, 'id'>, status: ProjectStatus) => {
      setPending((before) => [...before, id]);
      // The call itself says what went wrong; the card is back by then.
      await move({ id, status });
      setPending((before) => before.toSpliced(before.indexOf(id), 1));
    },
    [move],
  );
  return { moveTo, isPending: (id: string) => pending.includes(id) };
};

export interface ProjectListActions {
  readonly openDialog: OpenProjectDialog;
  readonly moveTo: (project: Project, status: ProjectStatus) => Promise<void>;
  /** A new status that is shown but not stored yet. */
  readonly isPending: (id: string) => boolean;
}
