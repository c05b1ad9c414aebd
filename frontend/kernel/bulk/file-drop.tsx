import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type DragEvent, useState } from 'react';
import { visuallyHidden } from '../../design/visually-hidden.ts';

interface FileDropProps {
  readonly label: string;
  readonly text: string;
  /** As in `accept` of a file field. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A place for one file: dropped there, or chosen by mouse or keyboard. */
export const FileDrop = ({ label, text, accept, onFile }: FileDropProps) => {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Box
      component="label"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 0.5,
        p: 3,
        textAlign: 'center',
        cursor: 'pointer',
        borderRadius: '12px',
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'surface.outline',
        bgcolor: over ? 'tones.blue.soft' : 'surface.sunken',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <UploadFileRounded color="primary" aria-hidden />
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      <Box
        component="input"
        type="file"
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again once it was mended.
          target.value = '';
        }}
        sx={visuallyHidden}
      />
    </Box>
  );
};
