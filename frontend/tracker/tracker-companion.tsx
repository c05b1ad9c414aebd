import { IssueSearch } from './issue/issue-search.tsx';
import { ProjectPalette } from './project/project-palette.tsx';

/** What the tracker adds to every screen: things to find and to do in the command palette. */
export const TrackerCompanion = () => (
  <>
    <ProjectPalette />
    <IssueSearch />
  </>
);
