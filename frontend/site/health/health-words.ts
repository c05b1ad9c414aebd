import type { ProcessRow } from '@maru/contracts/site/health/health.views';
import { fileSize } from '../../format/file-size.ts';
import { number } from '../../format/number.ts';

const services: Readonly<Record<string, string>> = {
  'command-api': '쓰기',
  'query-api': '읽기',
  projectors: '화면 자료',
  realtime: '실시간',
  workflows: '자동 작업',
};
export const servicesText = ({ services: names }: Pick<ProcessRow, 'services'>): string =>
  names.map((name) => services[name] ?? name).join(', ');

const engines: Readonly<Record<string, string>> = {
  log: '기록 저장소',
  views: '화면 자료 저장소',
  files: '파일 저장소',
  bus: '실시간 알림',
};
export const engineName = (engine: string): string => engines[engine] ?? engine;

export const sizeText = (bytes: number | null): string => (bytes === null ? '알 수 없음' : fileSize(bytes));

/** Below this a disk is nearly full, as alerts have it, too. */
export const freeText = ({ free, total }: Pick<ProcessRow['storage'], 'free' | 'total'>): string => {
  if (free === null) return '알 수 없음';
  return total === null ? fileSize(free) : `${fileSize(free)} (${number(Math.floor((free / total) * 100))}%)`;
};

const units = [
  ['일', 86_400_000],
  ['시간', 3_600_000],
  ['분', 60_000],
] as const;
/** `3일 4시간`: how long something has run. */
export const lasting = (ms: number): string => {
  const parts = units.map(([unit, size], at) => {
    const before = units[at - 1]?.[1];
    const count = Math.floor((before === undefined ? ms : ms % before) / size);
    return count === 0 ? '' : `${number(count)}${unit}`;
  });
  return parts.filter(Boolean).slice(0, 2).join(' ') || '방금';
};
