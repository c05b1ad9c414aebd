import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../kernel/state/hooks.ts';
import { type PaletteSearch, usePaletteSearch } from '../kernel/palette.ts';
import { statusLooks } from '../design/status-chip.tsx';
import { issueApi } from './issue/issue.api.ts';
import { ProjectPalette } from './project/project-palette.tsx';

const addressOf = (projectId: string, issueId: string) => `/request/project/${projectId}?issue=${issueId}`;

/** In fewer nobody finds an issue. */
const leastCharacters = 2;

/** Lets the command palette find issues and comments. */
const IssueSearch = () => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const search: PaletteSearch = useCallback(
    async (text, signal) => {
      if (text.length < leastCharacters) return [];
      const query = dispatch(issueApi.endpoints.search.initiate(text, { subscribe: false }));
      signal.addEventListener('abort', () => query.abort());
      const data = await query.unwrap();
      const issues = data.issues.map(({ id, prj_id, title, status }) => ({
        id: `issue-${id}`,
        label: title,
        group: '이슈',
        hint: statusLooks[status].label,
        keywords: [text],
        icon: <AssignmentOutlined />,
        run: () => void navigate(addressOf(prj_id, id)),
      }));
      const comments = data.comments.map(({ id, prj_id, issue_id, comment, author }) => ({
        id: `comment-${id}`,
        label: comment.replaceAll(/\s+/g, ' '),
        group: '댓글',
        hint: author.name,
        keywords: [text],
        icon: <ChatBubbleOutlineRounded />,
        run: () => void navigate(addressOf(prj_id, issue_id)),
      }));
      return [...issues, ...comments];
    },
    [dispatch, navigate],
  );
  usePaletteSearch(search);
  return null;
};

/** What the tracker adds to every screen: things to find and to do in the command palette. */
export const TrackerCompanion = () => (
  <>
    <ProjectPalette />
    <IssueSearch />
  </>
);
