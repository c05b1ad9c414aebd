import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Bone } from '../../design/bone.tsx';

/** An order that is still to come. */
export const OrderBones = () => (
  <Stack role="status" aria-label="불러오는 중" aria-busy="true" sx={{ gap: 2 }}>
    {[230, 240, 200].map((height) => (
      <Card key={height} sx={{ height, p: 3, display: 'flex', flexDirection: 'column', gap: 2.5 }}>
        <Bone width={160} height={24} />
        <Bone width="60%" height={16} />
        <Bone width="100%" height={56} />
      </Card>
    ))}
  </Stack>
);
