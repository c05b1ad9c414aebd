/**
 * Address search (https://postcode.map.kakao.com/guide) and payment (https://docs.tosspayments.com/sdk/v2/js), whose
 * window takes the whole page and so needs no frame.
 */
export const outsideSources = {
  scripts: ['https://t1.kakaocdn.net/mapjsapi/bundle/postcode/', 'https://js.tosspayments.com/v2/'],
  frames: ['https://postcode.map.kakao.com'],
  calls: ['https://*.tosspayments.com'],
};
