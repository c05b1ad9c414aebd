import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { SectionCard } from '../../design/section-card.tsx';
import { seoulDate } from '../../format/seoul-moment.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { useLazyMyDataQuery } from './account.api.ts';

export const OwnData = () => {
  const [load, { isFetching }] = useLazyMyDataQuery();
  const save = async () => {
    const { data } = await load();
    if (data) saveFile(`내-정보-${seoulDate(Date.now())}.json`, JSON.stringify(data, null, 2), 'application/json');
  };
  return (
    <SectionCard
      title="내 정보 받기"
      text="계정, 로그인한 기기, 연결한 애드인, 프로젝트, 내가 쓴 이슈와 댓글을 파일 하나로 받아요."
    >
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadRounded />}
        loading={isFetching}
        loadingPosition="start"
        onClick={() => void save()}
        sx={{ mt: 2 }}
      >
        파일로 받기
      </Button>
    </SectionCard>
  );
};
