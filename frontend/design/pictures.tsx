import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { Lightbox } from './lightbox.tsx';

export interface PicturesProps {
  readonly images: readonly string[];
  /** What the pictures belong to. */
  readonly label: string;
  /** Height of a thumbnail in pixels. */
  readonly height?: number;
}

/** Several stand as squares in rows; one alone keeps its shape. */
const looks = (count: number, height: number) =>
  count > 1
    ? { width: 96, height: 96, image: { width: '100%' } }
    : { width: 'auto', height, minWidth: height * 0.66, image: { maxWidth: '100%' } };

/** Pictures as thumbnails that open in full size. */
export const Pictures = ({ images, label, height = 112 }: PicturesProps) => {
  const [index, setIndex] = useState<number>();
  if (images.length === 0) return null;
  const { image: imageLook, ...look } = looks(images.length, height);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none' }}>
        {images.map((image, at) => (
          <li key={image}>
            <ButtonBase
              onClick={() => setIndex(at)}
              aria-label={`${label} ${at + 1}번째 이미지 크게 보기`}
              sx={{
                display: 'block',
                ...look,
                borderRadius: '10px',
                overflow: 'hidden',
                border: '1px solid',
                borderColor: 'divider',
                bgcolor: 'surface.sunken',
                cursor: 'zoom-in',
              }}
            >
              <Box
                component="img"
                src={image}
                alt=""
                loading="lazy"
                sx={{ display: 'block', height: '100%', ...imageLook, objectFit: 'cover' }}
              />
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Lightbox images={images} index={index} label={label} onIndex={setIndex} onClose={() => setIndex(undefined)} />
    </>
  );
};
