import { z } from 'zod';
import { line } from '../../kernel/fields.ts';

const postcode = z.string().regex(/^\d{5}$/);

/** Postcodes `from` to `to`, both among them. `fee` in won is asked on top; null for the usual one. */
export const remoteArea = z
  .object({ name: line(30), from: postcode, to: postcode, fee: z.int().min(0).max(100_000).nullable() })
  .refine(({ from, to }) => from <= to, { path: ['to'] });
export type RemoteArea = z.infer<typeof remoteArea>;

export const remoteAreas = z.array(remoteArea).max(300);

/** The first area of the list that has the postcode; undefined on the mainland. */
export const areaOf = (postcodeOfPlace: string, areas: readonly RemoteArea[]): RemoteArea | undefined =>
  areas.find(({ from, to }) => from <= postcodeOfPlace && postcodeOfPlace <= to);

const rows: readonly (readonly [name: string, from: number, to?: number])[] = [
  ['제주', 63000, 63644],
  ['인천 중구 섬', 22386, 22388],
  ['인천 강화 서도·삼산', 23004, 23010],
  ['인천 옹진 섬', 23100, 23116],
  ['인천 옹진 섬', 23124, 23136],
  ['충남 당진 난지도', 31708],
  ['충남 태안 가의도', 32133],
  ['충남 보령 외연도·녹도', 33411],
  ['울릉도·독도', 40200, 40240],
  ['부산 강서 섬', 46768, 46771],
  ['경남 사천 섬', 52570, 52571],
  ['경남 통영 섬', 53031, 53033],
  ['경남 통영 욕지·한산·사량', 53089, 53104],
  ['전북 군산 어청도·옥도', 54000],
  ['전북 부안 위도', 56347, 56349],
  ['전남 영광 낙월·안마', 57068, 57069],
  ['전남 목포 달리·율도', 58760, 58762],
  ['전남 신안 섬', 58800, 58810],
  ['전남 신안 섬', 58816, 58818],
  ['전남 신안 섬', 58826],
  ['전남 신안 흑산·홍도와 섬', 58828, 58866],
  ['전남 진도 조도', 58953, 58958],
  ['전남 완도 섬', 59102, 59103],
  ['전남 완도 섬', 59106],
  ['전남 완도 섬', 59127],
  ['전남 완도 섬', 59129],
  ['전남 완도 청산·노화·보길·소안', 59137, 59166],
  ['전남 보성 장도', 59421],
  ['전남 고흥 섬', 59531],
  ['전남 고흥 섬', 59551],
  ['전남 고흥 섬', 59563],
  ['전남 고흥 섬', 59568],
  ['전남 여수 섬', 59650],
  ['전남 여수 섬', 59766],
  ['전남 여수 거문도·금오도', 59781, 59790],
];

/** Where carriers ask more as of 2026, by the lists that Korean couriers and shop builders publish; until edited. */
export const firstRemoteAreas: readonly RemoteArea[] = rows.map(([name, from, to = from]) => ({
  name,
  from: String(from),
  to: String(to),
  fee: null,
}));
