import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { freshLook } from '../../design/use-fresh.ts';
import type { AvatarPerson } from '../../design/person-picture.tsx';
import { UserAvatar } from '../../design/user-avatar.tsx';

export interface CommentFrameProps {
  readonly author: AvatarPerson;
  readonly mine: boolean;
  readonly first: boolean;
  readonly fresh?: boolean;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

const looks = {
  mine: { side: 'flex-end', direction: 'row-reverse', ground: 'tones.blue.soft', corner: 'borderTopRightRadius' },
  others: { side: 'flex-start', direction: 'row', ground: 'surface.sunken', corner: 'borderTopLeftRadius' },
} as const;

const Speaker = ({ author, first }: Pick<CommentFrameProps, 'author' | 'first'>) => (
  <Box sx={{ width: 32, flexShrink: 0 }}>{first ? <UserAvatar person={author} size={32} plain /> : null}</Box>
);

/** A comment in its place: mine on the right, others on the left with picture and name. */
export const CommentFrame = ({ author, mine, first, fresh, aside, children }: CommentFrameProps) => {
  const { side, direction, ground, corner } = looks[mine ? 'mine' : 'others'];
  const showsName = first && !mine;
  return (
    <Stack direction="row" sx={{ gap: 1.25, mt: first ? 2 : 0.75, justifyContent: side }}>
      {mine ? null : <Speaker author={author} first={first} />}
      <Stack sx={{ minWidth: 0, maxWidth: { xs: '86%', sm: '76%' }, alignItems: side }}>
        {showsName ? <Box sx={{ fontSize: 13, fontWeight: 600, mb: 0.5 }}>{author.name}</Box> : null}
        <Stack direction={direction} sx={{ gap: 0.75, alignItems: 'flex-end', maxWidth: '100%' }}>
          <Box
            sx={{
              px: 1.75,
              py: 1.125,
              minWidth: 0,
              borderRadius: '16px',
              fontSize: 15,
              lineHeight: 1.55,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              bgcolor: ground,
              [corner]: first ? '4px' : '16px',
              ...(fresh && freshLook),
            }}
          >
            {children}
          </Box>
          <Stack sx={{ flexShrink: 0, fontSize: 12, color: 'text.secondary', alignItems: side }}>{aside}</Stack>
        </Stack>
      </Stack>
    </Stack>
  );
};
