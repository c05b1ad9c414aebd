import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { usePresent } from '../../kernel/live/use-room.ts';
import { AvatarStack } from '../../design/avatar-stack.tsx';
import { useMe } from './project-rights.ts';

/** Faces of the others who have this project open now. */
export const ProjectPresence = ({ id }: { id: string }) => {
  const me = useMe();
  const others = usePresent(`project:${id}`).filter((person) => person.id !== me.id);
  if (others.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`지금 함께 보는 사람: ${others.map(({ name }) => name).join(', ')}`}
      sx={{ alignItems: 'center', gap: 0.75 }}
    >
      <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'tones.green.solid', flexShrink: 0 }} />
      <AvatarStack people={others} size={26} />
    </Stack>
  );
};
