import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { maxImages } from '@maru/contracts/kernel/limits';
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { acceptedTypes, addImages, type PickedImage } from './image-choice.ts';
import { ImagePreview } from './image-preview.tsx';

export interface ImagePickerProps {
  readonly value: readonly PickedImage[];
  readonly onChange: (images: readonly PickedImage[]) => void;
  readonly label?: string;
  /** 1 replaces the picture it has. */
  readonly max?: number;
  /** For portraits. */
  readonly round?: boolean;
  readonly disabled?: boolean;
}

/** Pictures pasted anywhere while the picker is on the screen. */
const usePastedImages = (take: (files: File[]) => void) => {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
};

interface DropPlaceProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onOpen: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

const DropPlace = ({ label, disabled, onOpen, onFiles }: DropPlaceProps) => {
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Stack component="li" sx={{ listStyle: 'none', flex: '1 1 200px' }}>
      <ButtonBase
        disabled={disabled}
        onClick={onOpen}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
        sx={{
          height: 88,
          px: 2,
          gap: 1.5,
          borderRadius: '10px',
          border: '1.5px dashed',
          borderColor: over ? 'primary.main' : 'surface.outline',
          textAlign: 'left',
          lineHeight: 1.5,
          bgcolor: over ? 'tones.blue.soft' : 'transparent',
          color: 'text.secondary',
          fontSize: 14,
          '&:hover': { borderColor: 'primary.main', color: 'text.primary' },
        }}
      >
        <AddPhotoAlternateRounded />
        <span>
          <b>{label}</b>
          <br />
          끌어다 놓거나 붙여 넣어도 돼요
        </span>
      </ButtonBase>
    </Stack>
  );
};

/** Chooses pictures by the file dialog, by dragging or by pasting, and shows them. */
export const ImagePicker = ({
  value,
  onChange,
  label = '이미지 추가',
  max = maxImages,
  round = false,
  disabled = false,
}: ImagePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const take = (files: readonly File[]) => {
    if (disabled) return;
    const choice = addImages(value, files, max);
    setRefusal(choice.refusal);
    onChange(choice.images);
  };
  usePastedImages(take);
  return (
    <div>
      <Stack component="ul" direction="row" sx={{ m: 0, p: 0, gap: 1.5, flexWrap: 'wrap' }}>
        {value.map((image, index) => (
          <ImagePreview
            key={typeof image === 'string' ? image : `${image.name}-${image.lastModified}-${index}`}
            image={image}
            round={round}
            disabled={disabled}
            onRemove={() => onChange(value.filter((_, at) => at !== index))}
          />
        ))}
        {value.length < max ? (
          <DropPlace label={label} disabled={disabled} onOpen={() => input.current?.click()} onFiles={take} />
        ) : null}
      </Stack>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes.join(',')}
        multiple={max > 1}
        aria-label={label}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {refusal ? (
        <FormHelperText error role="alert">
          {refusal}
        </FormHelperText>
      ) : null}
    </div>
  );
};
