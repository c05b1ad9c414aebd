import type { ErrorState } from '@maru/contracts/addin/error/error.fields';
import type { AddinError } from '@maru/contracts/addin/error/error.views';
import { number } from '../../format/number.ts';

/** `System.NullReferenceException` as `NullReferenceException`. */
export const shortType = (name: string): string => name.split('.').at(-1) ?? name;

const mean = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

const words: Readonly<Record<ErrorState, (error: AddinError) => string>> = {
  new: () => '아직 아무도 확인하지 않았어요.',
  rising: ({ rise }) =>
    rise ? `하루 평균 ${mean.format(rise.usual)}번이던 오류가 ${rise.day}에 ${number(rise.count)}번 생겼어요.` : '',
  regressed: ({ fixed_in, regressed_in }) => `${fixed_in}에서 고쳤는데 ${regressed_in}에서 다시 생겼어요.`,
  acknowledged: () => '하루에 갑자기 늘어나면 다시 알려 드려요.',
  fixed: ({ fixed_in }) => `${fixed_in}에서 고쳤어요. 그 버전이나 뒤 버전에서 다시 생기면 알려 드려요.`,
};
/** Why an error stands as it does. */
export const standingText = (error: AddinError): string => words[error.state](error);

/** What an issue says of an error, for whoever is to mend it. */
export const issueDraftOf = ({ exception, frames, commands, newest_version, count, people }: AddinError) => ({
  title: [`애드인 오류: ${shortType(exception)}`, ...commands.slice(0, 1)].join(' · ').slice(0, 100),
  text: [
    `애드인 ${newest_version} · ${number(count)}번 · ${number(people)}명`,
    exception,
    ...frames.slice(0, 12).map((frame) => `  at ${frame}`),
  ]
    .join('\n')
    .slice(0, 2_000),
});
