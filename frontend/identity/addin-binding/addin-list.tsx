import type { MyAddin } from '@maru/contracts/identity/addin-binding/addin.views';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { useMyAddinsQuery, useUnbindAddinMutation } from './addin.api.ts';

const Row = ({ addin: { bound_at }, onUnbind }: { addin: MyAddin; onUnbind: () => void }) => (
  <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.75, minHeight: 64, py: 1 }}>
    <Stack
      aria-hidden
      sx={{
        width: 40,
        height: 40,
        flexShrink: 0,
        borderRadius: '50%',
        alignItems: 'center',
        justifyContent: 'center',
        bgcolor: 'surface.sunken',
        color: 'text.secondary',
      }}
    >
      <ComputerRounded fontSize="small" />
    </Stack>
    <Stack sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>Revit 애드인</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <RelativeTime at={bound_at} /> 연결
      </Typography>
    </Stack>
    <Button color="inherit" onClick={onUnbind} aria-label="Revit 애드인 연결 해제" sx={{ color: 'text.secondary' }}>
      연결 해제
    </Button>
  </Stack>
);

/** Renders nothing for an account without an add-in. */
export const AddinList = () => {
  const { data } = useMyAddinsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [unbind] = useUnbindAddinMutation();
  const { ask, question } = useConfirmed<string>({
    destructive: true,
    title: 'Revit 애드인 연결을 해제할까요?',
    text: '그 컴퓨터의 애드인에서는 다시 로그인해야 해요.',
    confirm: '연결 해제',
    run: unbind,
    done: 'Revit 애드인 연결을 해제했어요.',
  });
  if (!data?.length) return null;
  return (
    <SectionCard title="Revit 애드인" text="연결한 애드인은 내 이름으로 설계마루를 써요.">
      <Stack component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.map((addin) => (
          <Row key={addin.id} addin={addin} onUnbind={() => ask(addin.id)} />
        ))}
      </Stack>
      {question}
    </SectionCard>
  );
};
