import { loadScript } from '../../kernel/load-script.ts';

export interface FoundAddress {
  readonly postcode: string;
  readonly address: string;
}
/** Shows a search for addresses in an element, until one was chosen. Throws when it cannot be had. */
export type AddressSearch = (element: HTMLElement, onFound: (found: FoundAddress) => void) => Promise<void>;

/** What Kakao's search answers, as much of it as is used (https://postcode.map.kakao.com/guide). */
interface KakaoAddress {
  readonly zonecode: string;
  readonly roadAddress: string;
  readonly jibunAddress: string;
  readonly bname: string;
  readonly buildingName: string;
}
interface KakaoPostcode {
  readonly Postcode: new (options: { oncomplete: (address: KakaoAddress) => void; width: string; height: string }) => {
    embed: (element: HTMLElement) => void;
  };
}
declare global {
  // oxlint-disable-next-line no-var -- what a script puts there is a var.
  var kakao: KakaoPostcode | undefined;
  // oxlint-disable-next-line no-var -- the same, by its older name.
  var daum: KakaoPostcode | undefined;
}
const script = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

/** The road and, in brackets, what people know the place by: 법정동, 건물 이름. Places without a road have their lot. */
export const foundAt = ({ zonecode, roadAddress, jibunAddress, bname, buildingName }: KakaoAddress): FoundAddress => {
  const landmark = [bname, buildingName].filter((part) => part !== '').join(', ');
  const road = landmark === '' ? roadAddress : `${roadAddress} (${landmark})`;
  return { postcode: zonecode, address: roadAddress === '' ? jibunAddress : road };
};

export const kakaoSearch: AddressSearch = async (element, onFound) => {
  await loadScript(script);
  const Postcode = globalThis.kakao?.Postcode ?? globalThis.daum?.Postcode;
  if (!Postcode) throw new Error('the address search did not load');
  new Postcode({ oncomplete: (address) => onFound(foundAt(address)), width: '100%', height: '100%' }).embed(element);
};
