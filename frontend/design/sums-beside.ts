/** A list or a form with what it comes to beside it. */
export const besides = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 3,
  alignItems: 'start',
} as const;

/** Where the sums stand: beside; on a phone at the foot of the window, above its bar, until what they sum up ends. */
export const inSight = {
  position: 'sticky',
  top: { md: 88 },
  bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', sm: 0, md: 'auto' },
  zIndex: { xs: 1, md: 'auto' },
  mt: { xs: 2, md: 0 },
  mx: { xs: -2, sm: -3, md: 0 },
} as const;

export const sumsCard = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: { md: 1 },
  borderWidth: { xs: '1px 0 0', md: '1px' },
  px: { xs: 2, sm: 3 },
  py: { xs: 1.5, md: 3 },
  display: 'grid',
  gap: { xs: 1, md: 2 },
} as const;

/** Each sum behind its name, in a `dl`. */
export const sumRows = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: { xs: 0, md: 1 },
  fontSize: { xs: 14, md: 15 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
