import type { QuotedParcels } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { won } from '../../format/number.ts';

interface ParcelsProps {
  readonly parcels: readonly QuotedParcels[];
}

/** `대형 도면 묶음`; what goes apart has the name of its item. */
export const parcelName = ({ name, apart }: QuotedParcels): string => (apart ? (name ?? '') : `${name ?? '기본'} 묶음`);
const isUsual = (parcels: readonly QuotedParcels[]) => parcels.every(({ name }) => name === null);
const small = { fontSize: { xs: 13, md: 14 } } as const;

/** What each parcel adds to the shipping above, where there are others than the basic bundle; rows of a list of sums. */
export const ParcelRows = ({ parcels }: ParcelsProps) =>
  isUsual(parcels)
    ? null
    : parcels.map(({ fee, count, ...parcel }) => (
        <Fragment key={`${parcel.apart} ${parcel.items.join()}`}>
          <Box component="dt" sx={{ ...small, pl: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
            {[parcelName({ fee, count, ...parcel }), ...(count > 1 ? [`${count}상자`] : [])].join(' · ')}
          </Box>
          <Box component="dd" sx={{ ...small, color: 'text.secondary' }}>
            {fee > 0 ? won(fee) : '무료'}
          </Box>
        </Fragment>
      ));

/** While sending costs something: what makes it free, bundle by bundle. */
export const FreeHint = ({ parcels }: ParcelsProps) => {
  const hints = parcels.flatMap(({ missing, ...parcel }) => {
    if (missing === null) return [];
    const left = `무료 배송까지 ${won(missing)} 남았어요.`;
    return isUsual(parcels) ? left : `${parcelName({ missing, ...parcel })}: ${left}`;
  });
  return hints.length === 0 ? null : (
    <Box sx={{ ...small, fontWeight: 600, color: 'tones.blue.text' }}>
      {hints.map((hint) => (
        <div key={hint}>{hint}</div>
      ))}
    </Box>
  );
};
