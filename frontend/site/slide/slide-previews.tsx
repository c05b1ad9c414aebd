import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import type { PickedImage } from '../../design/image-choice.ts';
import { SlideCard } from './slide-card.tsx';
import { slideAspect, slidePlace, wideSlide } from './slide-look.ts';
import type { SlideFields } from './use-slide-form.ts';

/** Sizes in which people see it, and how much smaller it is drawn here: as wide as the dialog has room for. */
const places = [
  { label: '휴대폰', width: 358, height: 268.5, scale: { xs: 0.6 } },
  { label: '컴퓨터', width: 1200, height: 480, scale: { xs: 0.22, sm: 0.4 } },
] as const;
const scaled = (px: number) => `calc(${px}px * var(--scale))`;

/** The address of what was picked, given back when it is no longer shown. */
const useAddress = (image: PickedImage | undefined) => {
  const address = useMemo(() => (image instanceof File ? URL.createObjectURL(image) : (image ?? null)), [image]);
  useEffect(
    () => () => {
      if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
};

/** What is typed, as phones and computers will show it. */
export const SlidePreviews = ({ fields }: { fields: Pick<SlideFields, 'title' | 'text' | 'alt' | 'images'> }) => {
  const image = useAddress(fields.images[0]);
  const slide = { id: 'preview', title: fields.title || '제목', text: fields.text, alt: fields.alt, image, link: '' };
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {places.map(({ label, width, height, scale }) => (
        <Box key={label} role="img" aria-label={`${label}에서 보이는 모습`} sx={{ flexShrink: 0 }}>
          <Typography variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
            {label}
          </Typography>
          <Box
            sx={{
              '--scale': scale,
              width: scaled(width),
              height: scaled(height),
              overflow: 'hidden',
              borderRadius: '10px',
            }}
          >
            <Box sx={{ width, transform: 'scale(var(--scale))', transformOrigin: '0 0', ...slidePlace }}>
              <Box
                inert
                sx={{
                  position: 'relative',
                  overflow: 'hidden',
                  bgcolor: '#1f2c40',
                  aspectRatio: slideAspect.narrow,
                  [wideSlide]: { aspectRatio: slideAspect.wide },
                }}
              >
                <SlideCard slide={slide} first={false} />
              </Box>
            </Box>
          </Box>
        </Box>
      ))}
    </Stack>
  );
};
