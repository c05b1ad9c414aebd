import { type RemoteArea, remoteAreas } from '@maru/contracts/site/config/remote-areas';

/** `제주 63000-63644`, with its own amount behind where it has one: `울릉도 40200-40240 7000`. */
const lineOf = ({ name, from, to, fee }: RemoteArea): string =>
  [name, from === to ? from : `${from}-${to}`, ...(fee === null ? [] : [String(fee)])].join(' ');

/** As an administrator edits the list: one area a line. */
export const textOfAreas = (areas: readonly RemoteArea[]): string => areas.map(lineOf).join('\n');

const shape = /^(?<name>.+?)\s+(?<from>\d{5})(?:\s*[-~]\s*(?<to>\d{5}))?(?:\s+(?<fee>[\d,]{1,9})원?)?$/;

/** The areas that are meant, or the first line that says none, counted from 1. */
export const areasOfText = (text: string): { readonly areas: RemoteArea[] } | { readonly wrongLine: number } => {
  const lines = text.split('\n').map((line) => line.trim());
  const areas = lines.map((line) => {
    const { name, from, to = from, fee } = shape.exec(line)?.groups ?? {};
    return { name, from, to, fee: fee === undefined ? null : Number(fee.replaceAll(',', '')) };
  });
  const wrong = areas.findIndex((area, at) => lines[at] !== '' && !remoteAreas.safeParse([area]).success);
  if (wrong >= 0) return { wrongLine: wrong + 1 };
  const { data } = remoteAreas.safeParse(areas.filter((_, at) => lines[at] !== ''));
  return data ? { areas: data } : { wrongLine: lines.length };
};
