import type { ProjectRole } from '@maru/contracts/tracker/project/project.fields';
import type { Member } from '@maru/contracts/tracker/project/project.views';
import type { Me } from './project-rights.ts';

/** The open project as the parts of its screen need it. */
export interface ProjectPlace {
  readonly id: string;
  readonly members: readonly Member[];
  readonly me: Me;
  readonly role: ProjectRole;
}
