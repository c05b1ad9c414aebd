import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { ItemPicture } from './item-picture.public.tsx';

const Lightbox = lazy(async () => ({ default: (await import('../../design/lightbox.tsx')).Lightbox }));

export interface ItemGalleryProps {
  readonly images: readonly string[];
  readonly name: string;
  readonly soldOut: boolean;
}

const strip = { display: 'flex', gap: 1, m: 0, mt: 1.25, p: '2px', listStyle: 'none', overflowX: 'auto' } as const;
const small = {
  display: 'block',
  width: 72,
  borderRadius: '10px',
  overflow: 'hidden',
  opacity: 0.75,
  '&[aria-pressed=true]': { opacity: 1, boxShadow: '0 0 0 2px var(--maru-palette-text-primary)' },
} as const;

/** The main picture, the others small below it; a tap opens it in full size. */
export const ItemGallery = ({ images, name, soldOut }: ItemGalleryProps) => {
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<number>();
  const main = (
    <ItemPicture
      image={images[at] ?? null}
      alt={images[at] ? `${name} ${at + 1}번째 이미지` : ''}
      eager
      soldOut={soldOut}
      size="alone"
    />
  );
  if (images.length === 0) return main;
  return (
    <div>
      <ButtonBase
        onClick={() => setOpen(at)}
        aria-label={`${soldOut ? '품절 · ' : ''}${name} ${at + 1}번째 이미지 크게 보기`}
        sx={{ display: 'block', width: '100%', borderRadius: 1, cursor: 'zoom-in' }}
      >
        {main}
      </ButtonBase>
      {images.length > 1 ? (
        <Box component="ul" aria-label="다른 이미지" sx={strip}>
          {images.map((image, index) => (
            <li key={image}>
              <ButtonBase
                aria-pressed={index === at}
                aria-label={`${index + 1}번째 이미지 보기`}
                onClick={() => setAt(index)}
                sx={small}
              >
                <ItemPicture image={image} alt="" />
              </ButtonBase>
            </li>
          ))}
        </Box>
      ) : null}
      {open === undefined ? null : (
        <Suspense>
          <Lightbox
            images={images}
            index={open}
            label={name}
            onIndex={(index) => [setOpen(index), setAt(index)]}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};
