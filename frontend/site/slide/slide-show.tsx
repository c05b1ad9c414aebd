import type { ShownSlide } from '@maru/contracts/site/slide/slide.views';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { SlideCard } from './slide-card.tsx';
import { controlGround, slideAspect, slidePlace, wideSlide } from './slide-look.ts';

const everyMs = 6_000;
const still = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Turns by itself, except while someone uses it, in a hidden tab, and where reduced motion is preferred. */
const useTurning = (count: number, next: () => void) => {
  const [playing, setPlaying] = useState(() => !still());
  const [isHeld, setIsHeld] = useState(false);
  const turn = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  const goes = playing && !isHeld && count > 1;
  useEffect(() => {
    if (!goes) return undefined;
    const timer = setInterval(() => turn(), everyMs);
    return () => clearInterval(timer);
  }, [goes]);
  const hold = {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  };
  return { playing, toggle: () => setPlaying(!playing), hold };
};

const track = {
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: { xs: '16px', sm: '20px' },
  overscrollBehaviorX: 'contain',
} as const;
const card = {
  position: 'relative',
  flex: '0 0 100%',
  aspectRatio: slideAspect.narrow,
  [wideSlide]: { aspectRatio: slideAspect.wide },
  scrollSnapAlign: 'start',
  borderRadius: 'inherit',
  overflow: 'hidden',
  bgcolor: '#1f2c40',
} as const;
const controls = {
  position: 'absolute',
  right: { xs: 10, sm: 20 },
  bottom: { xs: 10, sm: 20 },
  display: 'flex',
  alignItems: 'center',
  borderRadius: 99,
  bgcolor: controlGround,
  color: '#fff',
} as const;
const control = { width: 44, height: 44, borderRadius: '50%', fontSize: 20 } as const;

const signs = {
  back: 'm14 6-6 6 6 6',
  on: 'm10 6 6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
} as const;
/** Drawn here: the first screen loads no icons of the library for it. */
const Sign = ({ of }: { of: keyof typeof signs }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={signs[of]} />
  </svg>
);

/** Slides beside each other, pushed by finger, wheel, arrow keys and buttons. */
export const SlideShow = ({ slides }: { slides: readonly ShownSlide[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const go = (to: number) => {
    const wanted = (to + slides.length) % slides.length;
    list.current?.scrollTo({
      left: wanted * list.current.clientWidth,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  };
  const { playing, toggle, hold } = useTurning(slides.length, () => go(at + 1));
  const seen = () => list.current && setAt(Math.round(list.current.scrollLeft / Math.max(1, list.current.clientWidth)));
  return (
    <Box
      component="section"
      aria-roledescription="슬라이드"
      aria-label="소식"
      {...hold}
      sx={{ position: 'relative', ...slidePlace }}
    >
      <Box
        component="ul"
        ref={list}
        onScroll={seen}
        tabIndex={0}
        aria-label="소식 목록"
        sx={{ ...track, '&::-webkit-scrollbar': { display: 'none' } }}
      >
        {slides.map((slide, index) => (
          <Box
            component="li"
            key={slide.id}
            aria-label={`${slides.length}개 중 ${index + 1}번째`}
            inert={index !== at}
            sx={card}
          >
            <SlideCard slide={slide} first={index === 0} />
          </Box>
        ))}
      </Box>
      {slides.length > 1 ? (
        <Box sx={controls}>
          <ButtonBase aria-label="이전 소식" onClick={() => go(at - 1)} sx={control}>
            <Sign of="back" />
          </ButtonBase>
          <Box component="span" sx={{ fontSize: 14, fontWeight: 600 }}>
            {at + 1} / {slides.length}
          </Box>
          <ButtonBase aria-label="다음 소식" onClick={() => go(at + 1)} sx={control}>
            <Sign of="on" />
          </ButtonBase>
          <ButtonBase
            aria-label={playing ? '자동 넘김 멈추기' : '자동 넘김 켜기'}
            onClick={toggle}
            sx={{ ...control, ml: -0.75 }}
          >
            <Sign of={playing ? 'pause' : 'play'} />
          </ButtonBase>
        </Box>
      ) : null}
    </Box>
  );
};
