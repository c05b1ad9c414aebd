import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { lockForWriting } from '@maru/platform/event-store/sqlite-lock';
import type { FileStore } from '@maru/platform/file-store/file-store';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { type LogPlace, openEsdb } from '../log/log-place.ts';
import { filesOfFolder, filesOfMongo, type FileSource, openMongoFiles, openMongoViews } from './mongo.ts';
import { isMongo, type MigrateOptions } from './options.ts';

export const lockLog = (place: LogPlace): { release(): void } =>
  place.kind === 'sqlite' && existsSync(place.folder) ? lockForWriting(place.file) : { release: () => undefined };

export interface Target {
  readonly store: EventStore;
  readonly atOnce: number;
}

/** Many appends at once only where the log commits in the order of calls, which EventStoreDB does not promise. */
export const openTarget = async (place: MigrateOptions['to']): Promise<Target> => {
  if (place.kind === 'sqlite') return { store: openSqliteEventStore(place.file), atOnce: 256 };
  return { store: await openEsdb(place.url), atOnce: 1 };
};

export const openFileSource = async (place: string): Promise<FileSource> =>
  isMongo(place) ? filesOfMongo(place) : filesOfFolder(place);

export const openFileTarget = async (place: string): Promise<FileStore> => {
  if (!isMongo(place)) return folderFileStore(place);
  const { files, close } = await openMongoFiles(place);
  return { ...files, close };
};

/** The views beside a log; undefined where there are none, or nobody said where they are. */
export const openViews = async (place: LogPlace, mongo: string | undefined): Promise<ViewStore | undefined> => {
  if (place.kind !== 'sqlite') return mongo === undefined ? undefined : openMongoViews(mongo);
  const file = join(place.folder, 'views.db');
  return existsSync(file) ? openSqliteViewStore(file) : undefined;
};
