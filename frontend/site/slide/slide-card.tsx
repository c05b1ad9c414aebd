import type { ShownSlide } from '@maru/contracts/site/slide/slide.views';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { scrimFade, scrimImage, wideSlide } from './slide-look.ts';

export interface SlideCardProps {
  readonly slide: ShownSlide;
  /** In sight at once: its picture is fetched before anything else. */
  readonly first: boolean;
}

const look = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  color: '#fff',
  textDecoration: 'none',
  borderRadius: 'inherit',
  overflow: 'hidden',
} as const;
const wordsLook = {
  display: 'flex',
  flexDirection: 'column',
  backgroundImage: scrimImage,
  p: 2.5,
  pt: `${scrimFade}px`,
  pb: 7,
  [wideSlide]: { px: 5, pb: 5, pr: 24 },
} as const;
const pictureLook = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '85% center',
} as const;

/** One slide: all of it leads where it says. */
export const SlideCard = ({ slide: { title, text, image, alt, link }, first }: SlideCardProps) => (
  <>
    {image ? (
      <Box
        component="img"
        src={image}
        {...(image.startsWith('/') && { srcSet: `${sizedImage(image, 800)} 800w, ${image} 1600w` })}
        sizes="(min-width: 1248px) 1200px, 100vw"
        alt={alt}
        width={1600}
        height={800}
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchPriority: 'high' })}
        sx={pictureLook}
      />
    ) : null}
    <Box {...(link ? { component: Link, to: link } : {})} sx={look}>
      <Box component="span" sx={wordsLook}>
        <Box
          component="strong"
          sx={{
            fontSize: 24,
            lineHeight: 1.25,
            fontWeight: 800,
            letterSpacing: '-0.03em',
            [wideSlide]: { fontSize: 'clamp(28px, 3.2cqi, 38px)' },
          }}
        >
          {title}
        </Box>
        {text ? (
          <Box component="span" sx={{ mt: 0.75, fontSize: 15, [wideSlide]: { fontSize: 17 } }}>
            {text}
          </Box>
        ) : null}
      </Box>
    </Box>
  </>
);
