import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { Notice } from '../../design/notice.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { useLicencesQuery } from './order.api.ts';

const Licence = ({ licence: { name, option, key, status } }: { readonly licence: OwnLicence }) => {
  const dispatch = useDispatch();
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => dispatch(snackbarShown('라이선스 키를 복사했어요.')),
      () => dispatch(snackbarShown('복사하지 못했어요. 직접 적어 주세요.')),
    );
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{[name, option].filter((part) => part).join(' · ')}</Typography>
      {status === 'active' ? (
        <Box
          sx={{
            mt: 1,
            pl: 2,
            pr: 0.5,
            minHeight: 48,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            borderRadius: 1,
            bgcolor: 'surface.sunken',
          }}
        >
          <Box
            component="code"
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: 16, letterSpacing: '0.04em' }}
          >
            {key}
          </Box>
          <IconButton aria-label={`${name} 라이선스 키 복사`} onClick={() => void copy()}>
            <ContentCopyRounded fontSize="small" />
          </IconButton>
        </Box>
      ) : (
        <ToneChip tone="grey" label="취소된 라이선스" size="small" />
      )}
    </Box>
  );
};

/** They come a moment after an order is paid. */
const askAgainMs = 3_000;

/** Keys of what was bought with an order. */
export const OrderLicences = ({ order: { id, status } }: { readonly order: Order }) => {
  const { missing } = useLicencesQuery(id, { selectFromResult: ({ data }) => ({ missing: data?.list.length === 0 }) });
  const { data } = useLicencesQuery(id, {
    refetchOnMountOrArgChange: true,
    pollingInterval: missing && status === 'paid' ? askAgainMs : 0,
  });
  if (!data) return null;
  if (data.list.length === 0)
    return status === 'paid' ? <Notice>라이선스 키를 만들고 있어요. 잠시만 기다려 주세요.</Notice> : null;
  return (
    <SectionCard title="라이선스 키" text="이 계정에 연결되어 있어요. 다른 사람과 나누지 마세요.">
      <Box component="ul" aria-label="라이선스 키" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.list.map((licence) => (
          <Licence key={licence.id} licence={licence} />
        ))}
      </Box>
    </SectionCard>
  );
};
