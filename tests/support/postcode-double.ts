import type { BrowserContext } from 'playwright-core';

const script = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const found = {
  zonecode: '63309',
  roadAddress: '제주특별자치도 제주시 첨단로 242',
  jibunAddress: '제주특별자치도 제주시 영평동 2181',
  bname: '영평동',
  buildingName: '카카오 스페이스닷원',
};

/** As much of Kakao's search as the shop uses: one address to choose. */
const source = `globalThis.kakao = { Postcode: function ({ oncomplete }) { this.embed = (element) => {
  const button = document.createElement('button');
  button.textContent = '첨단로 242';
  button.onclick = () => oncomplete(${JSON.stringify(found)});
  element.append(button);
}; } };`;

/** Stands in for Kakao's address search in a browser. */
export const postcodeDouble = (context: BrowserContext) =>
  context.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: source }));
