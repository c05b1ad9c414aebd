import AddRounded from '@mui/icons-material/AddRounded';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import ViewKanbanRounded from '@mui/icons-material/ViewKanbanRounded';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type PaletteSearch, usePaletteItems, usePaletteSearch } from '../../kernel/palette.ts';
import { useShortcut } from '../../kernel/shortcuts.ts';
import { statusLooks } from '../../design/status-chip.tsx';
import { defaultFilter } from './project-filter.ts';
import { projectApi } from './project.api.ts';
import { useRights } from './project-rights.ts';

const most = 8;
/** The list takes fewer for no text at all. */
const leastCharacters = 2;

/** Projects for the command palette: those one is in open, others lead to asking for a place. */
const useProjectSearch = (): PaletteSearch => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const rightsIn = useRights();
  return useCallback(
    async (text) => {
      if (text.length < leastCharacters) return [];
      const query = dispatch(
        projectApi.endpoints.projectList.initiate(
          { ...defaultFilter, text, status: ['all'], itemsPerPage: most },
          { subscribe: false },
        ),
      );
      const { list } = await query.unwrap();
      return list.map((project) => ({
        id: `project ${project.id}`,
        label: project.title,
        group: '프로젝트',
        hint: rightsIn(project).open ? statusLooks[project.status].label : '참여 요청',
        icon: <ApartmentRounded />,
        keywords: [project.client, project.place, project.text],
        run: () =>
          void navigate(
            rightsIn(project).open ? `/request/project/${project.id}` : `/request/project?join=${project.id}`,
          ),
      }));
    },
    [dispatch, navigate, rightsIn],
  );
};

export const ProjectPalette = () => {
  const navigate = useNavigate();
  useShortcut({ keys: 'g p', label: '프로젝트로', group: '이동' }, () => void navigate('/request/project'));
  usePaletteSearch(useProjectSearch());
  usePaletteItems(
    useMemo(() => {
      const go = (to: string) => () => void navigate(to);
      return [
        {
          id: 'go projects',
          label: '프로젝트 목록',
          group: '이동',
          keywords: ['project'],
          icon: <ApartmentRounded />,
          run: go('/request/project'),
        },
        {
          id: 'go kanban',
          label: '프로젝트 칸반',
          group: '이동',
          keywords: ['kanban'],
          icon: <ViewKanbanRounded />,
          run: go('/request/kanban'),
        },
        {
          id: 'new project',
          label: '새 프로젝트 만들기',
          group: '할 일',
          keywords: ['new project'],
          icon: <AddRounded />,
          run: go('/request/project?new=1'),
        },
      ];
    }, [navigate]),
  );
  return null;
};
