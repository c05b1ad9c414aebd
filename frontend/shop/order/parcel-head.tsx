import { trackingAddress } from '@maru/contracts/shop/delivery/couriers';
import { isFetched } from '@maru/contracts/shop/order/parcel.fields';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import type { ShownParcel } from './order-places.ts';
import { parcelLookOf } from './order-words.ts';

const texts: Readonly<Record<'lost' | 'cameBack', string>> = {
  lost: '배송 중에 사라진 것 같아요. 확인하고 연락드릴게요.',
  cameBack: '받지 못하고 되돌아왔어요. 다시 보내거나 환불해 드릴게요.',
};
const textOfFetched = ({ state, sent_at, delivered_at }: ShownParcel) => {
  if (state === 'cameBack') return '찾아가지 않으셔서 보관하고 있어요. 다시 준비하거나 환불해 드려요.';
  return delivered_at === null ? `${longDate(sent_at)}부터 찾을 수 있어요.` : `${longDate(delivered_at)}에 찾아갔어요.`;
};
const textOf = ({ state, sent_at, delivered_at }: ShownParcel) => {
  if (state === 'lost' || state === 'cameBack') return texts[state];
  return delivered_at === null ? `${longDate(sent_at)}에 보냈어요.` : `${longDate(delivered_at)}에 도착했어요.`;
};

export const CarrierLine = ({ courier, tracking }: { readonly courier: string; readonly tracking: string }) => {
  const following = trackingAddress({ courier, tracking });
  const number = `${courier} ${tracking}`;
  return (
    <Box sx={{ fontSize: 15, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
      {number}
      {following ? (
        <Link
          href={following}
          target="_blank"
          rel="noreferrer"
          sx={{
            ml: 1.25,
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            minHeight: 32,
            fontWeight: 600,
            '& svg': { fontSize: 16 },
          }}
        >
          배송 조회
          <OpenInNewRounded aria-hidden />
        </Link>
      ) : null}
    </Box>
  );
};

/** Where a parcel is, and how to follow it. */
export const ParcelHead = ({ parcel }: { readonly parcel: ShownParcel }) => {
  const fetched = isFetched(parcel);
  return (
    <Stack sx={{ mt: 1, gap: 0.75, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <ToneChip {...parcelLookOf(parcel)} size="small" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fetched ? textOfFetched(parcel) : textOf(parcel)}
        </Typography>
      </Stack>
      {fetched ? null : <CarrierLine {...parcel} />}
    </Stack>
  );
};
