/** A slide is as wide as its place, not as its window: previews are drawn by the same rules. */
export const wideSlide = '@container slide (min-width: 600px)';
export const slidePlace = { containerType: 'inline-size', containerName: 'slide' } as const;

/** Lies under all words on a slide. Even over a white picture white words keep 4.5:1 where it is thinnest. */
export const scrim = { colour: [9, 16, 28], thinnest: 0.66, densest: 0.88 } as const;
export const scrimAt = (alpha: number) => `rgb(${scrim.colour.join(' ')} / ${alpha})`;
/** It fades out above the words, in their padding, px. */
export const scrimFade = 72;
export const scrimImage = `linear-gradient(to top, ${scrimAt(scrim.densest)}, ${scrimAt(scrim.thinnest)} calc(100% - ${scrimFade}px), ${scrimAt(0)})`;
/** Under the buttons. */
export const controlGround = scrimAt(0.72);
export const slideAspect = { narrow: '4 / 3', wide: '5 / 2' } as const;
