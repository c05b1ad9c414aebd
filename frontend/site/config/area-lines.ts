import { type RemoteArea, remoteAreas } from '@maru/contracts/site/config/remote-areas';
import { z } from 'zod';

/** `제주 63000-63644`, with its own amount behind where it has one: `울릉도 40200-40240 7000`. */
const lineOf = ({ name, from, to, fee }: RemoteArea): string =>
  [name, from === to ? from : `${from}-${to}`, ...(fee === null ? [] : [String(fee)])].join(' ');

/** As an administrator edits the list: one area a line. */
export const textOfAreas = (areas: readonly RemoteArea[]): string => areas.map(lineOf).join('\n');

const shape = /^(?<name>.+?)\s+(?<from>\d{5})(?:\s*[-~]\s*(?<to>\d{5}))?(?:\s+(?<fee>[\d,]{1,9})원?)?$/;

/** The areas that are meant; the path of what is wrong is the first line that says none, counted from 0. */
export const areaLines = z.string().transform((text, { addIssue }) => {
  const lines = text.split('\n').map((line) => line.trim());
  const areas = lines.map((line) => {
    const { name, from, to = from, fee } = shape.exec(line)?.groups ?? {};
    return { name, from, to, fee: fee === undefined ? null : Number(fee.replaceAll(',', '')) };
  });
  const { data } = remoteAreas.safeParse(areas.filter((_, at) => lines[at] !== ''));
  if (data) return data;
  const wrong = areas.findIndex((area, at) => lines[at] !== '' && !remoteAreas.safeParse([area]).success);
  addIssue({ code: 'custom', path: [wrong < 0 ? lines.length - 1 : wrong] });
  return z.NEVER;
});
