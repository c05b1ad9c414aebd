import Box from '@mui/material/Box';

export interface BoneProps {
  readonly width: number | string;
  readonly height: number;
  readonly round?: boolean;
}

/** A grey place where something will be. Lighter than MUI's Skeleton: it is part of the first screen. */
export const Bone = ({ width, height, round = false }: BoneProps) => (
  <Box
    aria-hidden
    sx={{
      width,
      height,
      maxWidth: '100%',
      flexShrink: 0,
      borderRadius: round ? '50%' : '6px',
      bgcolor: 'surface.bone',
      animation: 'maru-bone 1.4s ease-in-out 300ms infinite',
      '@keyframes maru-bone': { '50%': { opacity: 0.45 } },
    }}
  />
);
