import { deskReleaseReason, type DeskReleaseReason } from './licence.events.ts';

export const releaseReasons: Readonly<Record<DeskReleaseReason, string>> = {
  broken: '컴퓨터가 고장 났어요',
  lost: '컴퓨터를 잃어버렸어요',
  replaced: '컴퓨터를 바꿨어요',
  mistake: '다른 컴퓨터에 잘못 등록했어요',
  other: '기타',
};
/** For a choice between them. */
export const deskReleaseChoices = deskReleaseReason.options.map((one) => [one, releaseReasons[one]] as const);
