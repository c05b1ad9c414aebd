import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import type { OpenProjectDialog } from './project-dialogs.tsx';

/** What rows and cards can ask of the screen they are on. */
export interface ProjectListActions {
  readonly openDialog: OpenProjectDialog;
  readonly moveTo: (project: Project, status: ProjectStatus) => Promise<void>;
  /** A new status that is shown but not stored yet. */
  readonly isPending: (id: string) => boolean;
}
