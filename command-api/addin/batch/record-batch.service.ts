import type { BatchAnswer, LineRefusal } from '@maru/contracts/addin/batch/batch.fields';
import { type LineReader, readBatch, type ReadLine } from '@maru/contracts/addin/batch/batch.lines';
import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';
import { v7 } from 'uuid';
import { actorOf, type EndpointContext } from '../../http/endpoint.ts';
import type { Command } from '../../pipeline/aggregate.ts';
import type { AddinServices } from '../addin-services.ts';
import { receiveBatch } from './receive-batch.service.ts';

interface Line {
  readonly id: string;
  readonly at: string;
}
/** Who sends a batch: `addin` is the keyed hash of the add-in's guid. */
export interface Reporter {
  readonly addin: string;
  readonly user_id: string;
}

/** How a kind of batch is written: which lines go into one stream, and with which command. */
export interface BatchKind<T extends Line> {
  readonly read: LineReader<T>;
  /** What lines of one stream have in common. */
  readonly streamOf: (line: ReadLine<T>) => string;
  readonly command: (lines: T[], stream: string, reporter: Reporter) => Command;
  /** Which limit counts its batches. */
  readonly limit: 'addinBatch' | 'addinErrors';
  /** Into so many streams one batch may be written. */
  readonly mostStreams: number;
  /** What a stream that takes no more lines refuses the command with, where that may be. */
  readonly full?: { readonly rejection: RejectionCode; readonly line: LineRefusal };
}

type Call = Pick<EndpointContext<undefined>, 'actor' | 'send' | 'req' | 'res'>;
type Count = Pick<BatchAnswer, 'accepted' | 'refused'>;

const grouped = <T extends Line>(lines: readonly ReadLine<T>[], streamOf: BatchKind<T>['streamOf']) => {
  const groups = new Map<string, ReadLine<T>[]>();
  for (const one of lines) {
    const stream = streamOf(one);
    const group = groups.get(stream);
    if (group) group.push(one);
    else groups.set(stream, [one]);
  }
  return [...groups];
};

/** The answer's body is the newest command of the stream: another's where these lines were all there. */
const acceptedIn = (body: object, commandId: string): number => {
  const { newest } = body as { readonly newest: { readonly commandId: string; readonly lines: number } };
  return newest.commandId === commandId ? newest.lines : 0;
};

const record = async <T extends Line>(
  { command, full }: BatchKind<T>,
  { send }: Call,
  [stream, lines]: readonly [string, readonly ReadLine<T>[]],
  reporter: Reporter,
): Promise<Count> => {
  const id = v7();
  const asked = command(
    lines.map(({ line }) => line),
    stream,
    reporter,
  );
  try {
    const { body } = await send(asked, { id, isUnrepeated: true });
    return { accepted: acceptedIn(body, id), refused: [] };
  } catch (error) {
    if (!(error instanceof Rejected) || error.code !== full?.rejection) throw error;
    return { accepted: 0, refused: lines.map(({ number }) => ({ line: number, code: full.line })) };
  }
};

const tooMany = ({ number }: ReadLine<Line>) => ({ line: number, code: 'too_many_kinds' as const });

/**
 * One command for each stream that lines of the batch belong to. A batch that was cut off may be sent again as a whole:
 * what was written of it is known by the ids of its lines.
 */
export const recordBatch = async <T extends Line>(
  { clock, limits }: Pick<AddinServices, 'clock' | 'limits'>,
  kind: BatchKind<T>,
  call: Call,
): Promise<BatchAnswer> => {
  const { userId: user_id, sessionId: addin } = actorOf(call);
  await limits[kind.limit].take(addin, call.res);
  const { lines, refused } = readBatch(kind.read, await receiveBatch(call.req), clock.now());
  const groups = grouped(lines, kind.streamOf);
  const beyond = groups.slice(kind.mostStreams).flatMap(([, group]) => group);
  const counts = await Promise.all(
    groups.slice(0, kind.mostStreams).map((group) => record(kind, call, group, { addin, user_id })),
  );
  const accepted = counts.reduce((sum, count) => sum + count.accepted, 0);
  const late = [...counts.flatMap((count) => count.refused), ...beyond.map(tooMany)];
  return {
    accepted,
    duplicates: lines.length - late.length - accepted,
    refused: [...refused, ...late].toSorted((a, b) => a.line - b.line),
  };
};
