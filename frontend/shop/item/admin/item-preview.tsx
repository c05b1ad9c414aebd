import type { Item } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { previewPath, previewReady, type PreviewMessage } from '../preview-message.ts';

const widths = { phone: 390, desktop: 1_280 } as const;
type Device = keyof typeof widths;
const devices = [
  ['phone', '휴대폰'],
  ['desktop', '데스크톱'],
] as const;

/** How much smaller the frame is drawn than it is, where the window is narrower. */
const useScale = (width: number) => {
  const [room, setRoom] = useState<number>(width);
  // The place comes after the dialog has opened, so it is watched from when it is there.
  const place = useCallback((element: HTMLDivElement) => {
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, scale: Math.min(1, room / width) };
};

/** The frame asks for the item when it is there, and gets each that comes after. */
const useHanding = (item: Item) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const message: PreviewMessage = { previewed: item };
    const hand = () => frame.current?.contentWindow?.postMessage(message, location.origin);
    const listen = ({ data, source, origin }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data === previewReady) hand();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [item]);
  return frame;
};

export interface ItemPreviewProps {
  readonly item: Item;
  readonly onClose: () => void;
}

/** The item as its page would show it, on a phone and on a desktop: the page itself, in a frame of that width. */
export const ItemPreview = ({ item, onClose }: ItemPreviewProps) => {
  const titleId = useId();
  const [device, setDevice] = useState<Device>('phone');
  const width = widths[device];
  const { place, scale } = useScale(width);
  const frame = useHanding(item);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <Stack
        direction="row"
        sx={{
          gap: 2,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          alignItems: 'center',
          flexWrap: 'wrap',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2">
          미리보기
        </Typography>
        <Stack direction="row" role="group" aria-label="화면 너비" sx={{ gap: 1 }}>
          {devices.map(([one, label]) => (
            <Button
              key={one}
              aria-pressed={one === device}
              variant={one === device ? 'contained' : 'outlined'}
              onClick={() => setDevice(one)}
            >
              {label}
            </Button>
          ))}
        </Stack>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 160, color: 'text.secondary' }}>
          아직 저장하지 않은 내용이에요. 옵션·할인·고시는 저장한 대로 보여요.
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          닫기
        </Button>
      </Stack>
      <Box ref={place} sx={{ flex: 1, minHeight: 0, overflow: 'hidden', bgcolor: 'surface.sunken' }}>
        <Box
          component="iframe"
          ref={frame}
          src={previewPath}
          title={`${item.name} 미리보기`}
          sx={{
            display: 'block',
            width,
            height: `${100 / scale}%`,
            mx: scale < 1 ? 0 : 'auto',
            border: 0,
            bgcolor: 'background.default',
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      </Box>
    </Dialog>
  );
};
