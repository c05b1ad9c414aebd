import ImageRounded from '@mui/icons-material/ImageRounded';
import Box from '@mui/material/Box';
import { pictureSet, type PictureSize, pictureSizes } from './picture-sizes.ts';

export interface ItemPictureProps {
  readonly image: string | null;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  /** In sight at once: fetched before anything else. */
  readonly eager?: boolean;
  readonly soldOut?: boolean;
  readonly size?: PictureSize;
}

const badge = {
  position: 'absolute',
  left: 10,
  top: 10,
  px: 1.25,
  py: 0.5,
  borderRadius: 99,
  fontSize: 13,
  fontWeight: 700,
  lineHeight: 1.3,
  bgcolor: 'rgb(20 26 35 / 0.82)',
  color: '#fff',
} as const;

const fill = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'transform 200ms',
} as const;

const Photograph = ({
  image,
  alt,
  eager,
  soldOut,
  size,
}: Omit<Required<ItemPictureProps>, 'image'> & { readonly image: string }) => (
  <Box
    component="img"
    src={image}
    srcSet={pictureSet(image)}
    sizes={pictureSizes[size]}
    alt={alt}
    width={800}
    height={1000}
    loading={eager ? 'eager' : 'lazy'}
    {...(eager && { fetchPriority: 'high' })}
    sx={{ ...fill, opacity: soldOut ? 0.55 : 1 }}
  />
);

/** A picture of 4:5, its place kept while it comes. */
export const ItemPicture = ({ image, alt, eager = false, soldOut = false, size = 'grid' }: ItemPictureProps) => (
  <Box
    sx={{
      position: 'relative',
      aspectRatio: '4 / 5',
      borderRadius: 1,
      overflow: 'hidden',
      bgcolor: 'surface.sunken',
      color: 'faint',
      display: 'grid',
      placeItems: 'center',
    }}
  >
    {image ? (
      <Photograph image={image} alt={alt} eager={eager} soldOut={soldOut} size={size} />
    ) : (
      <ImageRounded sx={{ fontSize: size === 'row' ? 20 : 40 }} aria-hidden />
    )}
    {soldOut ? <Box sx={badge}>품절</Box> : null}
  </Box>
);
