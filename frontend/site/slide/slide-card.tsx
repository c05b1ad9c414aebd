import type { ShownSlide } from '@maru/contracts/site/slide/slide.views';
import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

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
} as const;
/** Words keep their contrast on any picture. */
const shade = {
  xs: 'linear-gradient(to top, rgb(9 16 28 / 0.88), rgb(9 16 28 / 0.58) 48%, rgb(9 16 28 / 0) 85%)',
  sm: 'linear-gradient(to right, rgb(9 16 28 / 0.72), rgb(9 16 28 / 0.4) 45%, rgb(9 16 28 / 0) 75%)',
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
export const SlideCard = ({ slide: { title, text, image, link }, first }: SlideCardProps) => (
  <>
    {image ? (
      <Box
        component="img"
        src={image}
        srcSet={`${sizedImage(image, 800)} 800w, ${image} 1600w`}
        sizes="(min-width: 1248px) 1200px, 100vw"
        alt=""
        width={1600}
        height={800}
        loading={first ? 'eager' : 'lazy'}
        {...(first && { fetchPriority: 'high' })}
        sx={pictureLook}
      />
    ) : null}
    <Box
      {...(link ? { component: Link, to: link } : {})}
      sx={{ ...look, backgroundImage: shade, p: { xs: 2.5, sm: 5 }, pb: { xs: 7, sm: 5 } }}
    >
      <Box
        component="strong"
        sx={{
          fontSize: { xs: 24, sm: 32, md: 38 },
          lineHeight: 1.25,
          fontWeight: 800,
          letterSpacing: '-0.03em',
          maxWidth: { sm: '60%' },
        }}
      >
        {title}
      </Box>
      {text ? (
        <Box component="span" sx={{ mt: 0.75, fontSize: { xs: 15, sm: 17 }, maxWidth: { sm: '52%' } }}>
          {text}
        </Box>
      ) : null}
    </Box>
  </>
);
