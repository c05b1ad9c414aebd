/** Business constants, from the product specification §9 unless said otherwise. */
export const pageSize = 5;
export const adminLevel = 10;
export const imageWidth = {
  default: 150,
  issue: 800,
  comment: 300,
  user: 300,
  item: 1_000,
  review: 800,
  claim: 1_200,
  slide: 1_600,
  namecard: 1_600,
  card: 600,
} as const;
/** Bytes of one uploaded image before it is re-encoded, and how many one form may carry. */
export const maxImageBytes = 15 * 1024 * 1024;
export const maxImages = 10;
export const maxImagePixels = 50_000_000;
export const maxBodyBytes = 256 * 1024;
export const snackbarMs = 5_000;
export const requestTimeoutMs = 5_000;
export const uploadTimeoutMs = 60_000;
export const accessTokenSeconds = 15 * 60;
export const refreshGraceSeconds = 10;
export const refreshTokenSeconds = 30 * 24 * 60 * 60;
/** How long the code in a mail works. */
export const mailCodeSeconds = 10 * 60;
/** How long somebody may stay at a provider of a social login, and then over the form of a sign-up. */
export const socialLoginSeconds = 10 * 60;
/** How long a GET waits for the views to reach `X-Min-Position`, in ms. */
export const positionWaitMs = 1_000;
/** Most changes one catch-up answers before it says `reset`. */
export const maxCatchUp = 500;
export const socket = {
  timeout: 20_000,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
} as const;
