import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import type { PickedImage } from './image-choice.ts';

/** An address to show a chosen picture by, given back when it is no longer shown. */
const usePreviewUrl = (image: PickedImage) => {
  const [url, setUrl] = useState(typeof image === 'string' ? image : '');
  useEffect(() => {
    if (typeof image === 'string') {
      setUrl(image);
      return undefined;
    }
    const made = URL.createObjectURL(image);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return url;
};

export interface ImagePreviewProps {
  readonly image: PickedImage;
  readonly round: boolean;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

export const ImagePreview = ({ image, round, disabled, onRemove }: ImagePreviewProps) => {
  const url = usePreviewUrl(image);
  const name = typeof image === 'string' ? '올린 이미지' : image.name;
  return (
    <Box component="li" sx={{ position: 'relative', width: 88, height: 88, listStyle: 'none' }}>
      {url ? (
        <Box
          component="img" src={url} alt={name}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: round ? '50%' : '10px', border: '1px solid', borderColor: 'divider', bgcolor: 'surface.sunken' }}
        />
      ) : null}
      <IconButton
        aria-label={`${name} 빼기`} disabled={disabled} onClick={onRemove}
        sx={{
          position: 'absolute', top: -8, right: -8, width: 26, height: 26, minWidth: '0 !important', minHeight: '0 !important', p: 0, borderRadius: '50%',
          bgcolor: 'surface.inverse', color: 'surface.onInverse', '&:hover': { bgcolor: 'text.secondary' }, '&::after': { content: '""', position: 'absolute', inset: -9 },
        }}
      >
        <CloseRounded sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
};
