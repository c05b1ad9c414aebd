import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDispatch } from '../../kernel/state/hooks.ts';
import type { AvatarPerson } from '../../design/person-picture.tsx';
import { Pictures } from '../../design/pictures.tsx';
import { StoringMark } from '../../design/storing-mark.tsx';
import { CommentFrame } from './comment-frame.tsx';
import { giveUpComment, type OutgoingComment, sendComment } from './comment-outbox.ts';

export interface OutgoingItemProps {
  readonly entry: OutgoingComment;
  readonly author: AvatarPerson;
  readonly onTakeBack: (text: string) => void;
}

/** My comment while it is on its way, or when it did not arrive. */
export const OutgoingItem = ({ entry, author, onTakeBack }: OutgoingItemProps) => {
  const dispatch = useDispatch();
  const takeBack = () => {
    giveUpComment(entry.key);
    onTakeBack(entry.comment);
  };
  return (
    <>
      <CommentFrame author={author} mine first aside={<StoringMark storing={entry.failure === undefined} />}>
        {entry.comment}
        {entry.image.length > 0 ? (
          <Box sx={{ mt: 1, whiteSpace: 'normal' }}>
            <Pictures images={entry.image} label="보내는 댓글" />
          </Box>
        ) : null}
      </CommentFrame>
      {entry.failure === undefined ? null : (
        <Stack
          role="alert"
          direction="row"
          sx={{
            mt: 0.5,
            gap: 0.5,
            alignItems: 'center',
            justifyContent: 'flex-end',
            flexWrap: 'wrap',
            fontSize: 13,
            color: 'error.main',
            '& svg': { fontSize: 18 },
          }}
        >
          <ErrorOutlineRounded aria-hidden />
          <span>{entry.failure}</span>
          <Button size="small" onClick={() => void dispatch(sendComment(entry))}>
            다시 보내기
          </Button>
          <Button size="small" color="inherit" onClick={takeBack}>
            수정
          </Button>
        </Stack>
      )}
    </>
  );
};
