import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { afterAll } from 'vitest';
import { findingConformance } from './finding.conformance.ts';

const folder = await mkdtemp(join(tmpdir(), 'finding-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

findingConformance('SQLite', () => openSqliteViewStore(join(folder, 'views.db')));
