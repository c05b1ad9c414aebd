import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCallback } from 'react';
import type { PickedImage } from './image-choice.ts';

export interface ImagePreviewProps {
  readonly image: PickedImage;
  readonly round: boolean;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** Shows a file by an address that is given back when the picture leaves the screen. */
const usePicture = (image: PickedImage) =>
  useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return undefined;
      const url = typeof image === 'string' ? image : URL.createObjectURL(image);
      element.src = url;
      return () => {
        if (typeof image !== 'string') URL.revokeObjectURL(url);
      };
    },
    [image],
  );

export const ImagePreview = ({ image, round, disabled, onRemove }: ImagePreviewProps) => {
  const picture = usePicture(image);
  const name = typeof image === 'string' ? '올린 이미지' : image.name;
  return (
    <Box component="li" sx={{ position: 'relative', width: 88, height: 88, listStyle: 'none' }}>
      <Box
        component="img"
        ref={picture}
        alt={name}
        sx={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          borderRadius: round ? '50%' : '10px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'surface.sunken',
        }}
      />
      <IconButton
        aria-label={`${name} 삭제`}
        disabled={disabled}
        onClick={onRemove}
        sx={{
          position: 'absolute',
          top: -8,
          right: -8,
          width: 26,
          height: 26,
          minWidth: '0 !important',
          minHeight: '0 !important',
          p: 0,
          borderRadius: '50%',
          bgcolor: 'surface.inverse',
          color: 'surface.onInverse',
          '&:hover': { bgcolor: 'text.secondary' },
          '&::after': { content: '""', position: 'absolute', inset: '-9px' },
        }}
      >
        <CloseRounded sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
};
