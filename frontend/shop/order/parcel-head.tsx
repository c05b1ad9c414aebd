import { trackingAddress } from '@maru/contracts/shop/delivery/couriers';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip } from '../../design/tone-chip.tsx';
import { longDate } from '../../format/format.ts';
import type { ShownParcel } from './order-places.ts';
import { parcelLooks } from './order-words.ts';

const texts: Readonly<Record<'lost' | 'cameBack', string>> = {
  lost: '배송 중에 사라진 것 같아요. 확인하고 연락드릴게요.',
  cameBack: '받지 못하고 되돌아왔어요. 다시 보내거나 환불해 드릴게요.',
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
  const state = parcel.accepted_at === null ? parcel.state : 'accepted';
  return (
    <Stack sx={{ mt: 1, gap: 0.75, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <ToneChip {...parcelLooks[state]} size="small" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {textOf(parcel)}
        </Typography>
      </Stack>
      <CarrierLine {...parcel} />
    </Stack>
  );
};
