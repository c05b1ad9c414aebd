import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import { mostReleases, releaseDays } from '@maru/contracts/shop/licence/licence.rules';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { longDate } from '../../format/seoul-moment.ts';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { useReleaseMachineMutation } from './licence.api.ts';

type Machine = NonNullable<OwnLicence['machine']>;
interface Props {
  readonly licence: Pick<OwnLicence, 'id' | 'releases_left'>;
  readonly machine: Machine;
}

const leftText = (left: number) =>
  `해제하면 다른 컴퓨터에서 쓸 수 있어요. ${releaseDays}일에 ${mostReleases}번까지 해제할 수 있고, 지금 ${left}번 남았어요.`;
const noneLeft = `최근 ${releaseDays}일 동안 ${mostReleases}번 해제했어요. 급하면 고객센터에 문의해 주세요.`;

/** The one machine that a licence is used on. */
export const SeatMachine = ({ licence: { id, releases_left: left }, machine: { name, bound_at } }: Props) => {
  const [release] = useReleaseMachineMutation();
  const { ask, question } = useConfirmed({
    title: '컴퓨터를 해제할까요?',
    text: leftText(left),
    confirm: '해제',
    destructive: true,
    run: () => release(id),
    done: '컴퓨터를 해제했어요.',
  });
  return (
    <Stack direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`사용 중인 컴퓨터: ${name || '이름 없음'} · ${longDate(bound_at)}`}
      </Typography>
      {left === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {noneLeft}
        </Typography>
      ) : (
        <Button size="small" variant="outlined" color="inherit" onClick={() => ask()}>
          해제
        </Button>
      )}
      {question}
    </Stack>
  );
};
