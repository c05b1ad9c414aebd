import AddRounded from '@mui/icons-material/AddRounded';
import RoofingRounded from '@mui/icons-material/RoofingRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';

/** Also those that are done: one may want to look. */
export const findProjects = '/request/project?status=all';

/** For someone who is in no project yet: two ways in. */
export const DashboardWelcome = ({ onNew }: { onNew: () => void }) => (
  <Card>
    <EmptyState
      icon={<RoofingRounded />}
      title="첫 프로젝트를 시작해 볼까요?"
      text="프로젝트를 만들면 이슈를 올리고, 사진과 함께 이야기를 나누고, 바뀐 내용을 바로 볼 수 있어요. 이미 진행 중인 프로젝트가 있다면 참여를 요청하세요."
      action={
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
          <Button variant="contained" size="large" startIcon={<AddRounded />} onClick={onNew}>
            새 프로젝트 만들기
          </Button>
          <Button variant="outlined" size="large" startIcon={<SearchRounded />} component={Link} to={findProjects}>
            참여할 프로젝트 찾기
          </Button>
        </Stack>
      }
    />
  </Card>
);
