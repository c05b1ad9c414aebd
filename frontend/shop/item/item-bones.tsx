import Box from '@mui/material/Box';
import { Bone } from '../../design/bone.tsx';

/** The item's page while it loads, in its final layout. */
export const ItemBones = () => (
  <Box
    role="status"
    aria-label="불러오는 중"
    aria-busy="true"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
      columnGap: { sm: 3, md: 6 },
      rowGap: 3,
      pt: { xs: 2, sm: 4 },
    }}
  >
    <Box sx={{ aspectRatio: '4 / 5', borderRadius: 1, bgcolor: 'surface.bone', opacity: 0.6 }} />
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Bone width={80} height={16} />
      <Bone width="80%" height={30} />
      <Bone width="60%" height={18} />
      <Bone width={180} height={34} />
      <Bone width="100%" height={64} />
      <Bone width="100%" height={64} />
    </Box>
  </Box>
);
