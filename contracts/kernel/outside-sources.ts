/**
 * What pages load from others, by folder: the address search (https://postcode.map.kakao.com/guide) and the payment
 * window (https://docs.tosspayments.com/sdk/v2/js), each only when somebody uses it. The window takes the whole page, so
 * it needs no frame.
 */
export const outsideSources = {
  scripts: ['https://t1.kakaocdn.net/mapjsapi/bundle/postcode/', 'https://js.tosspayments.com/v2/'],
  frames: ['https://postcode.map.kakao.com'],
  calls: ['https://*.tosspayments.com'],
};
