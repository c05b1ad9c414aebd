import { expect, it } from 'vitest';
import { foundAt } from './address-search.ts';

const lot = '서울 마포구 상암동 1605';
const road = '서울 마포구 월드컵북로 400';
it.each([
  [
    'a road with its building',
    { roadAddress: road, bname: '상암동', buildingName: '누리꿈스퀘어' },
    `${road} (상암동, 누리꿈스퀘어)`,
  ],
  ['a road', { roadAddress: road, bname: '상암동', buildingName: '' }, `${road} (상암동)`],
  ['a road that nobody calls otherwise', { roadAddress: road, bname: '', buildingName: '' }, road],
  ['a place without a road', { roadAddress: '', bname: '상암동', buildingName: '' }, lot],
])('%s', (_what, found, address) =>
  expect(foundAt({ zonecode: '03925', jibunAddress: lot, ...found })).toEqual({ postcode: '03925', address }),
);
