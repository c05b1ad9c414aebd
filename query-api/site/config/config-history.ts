import { epochMs } from '@maru/contracts/kernel/fields';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { type ConfigEvent, configStream } from '@maru/contracts/site/config/config.events';
import { type ConfigFacts, configFold } from '@maru/contracts/site/config/config.fold';
import {
  changeBy,
  type ConfigChange,
  type UndoStanding,
  undoableChanges,
  undoStanding,
} from '@maru/contracts/site/config/config-history';
import type { ConfigHistoryRow } from '@maru/contracts/site/config/config-history.views';
import type { configQueries } from '@maru/contracts/site/config/config.routes';
import type { StreamOf } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';
import { siteViews } from './site-config.ts';

type Told = ConfigChange & Pick<RecordedEvent, 'id' | 'meta'> & { readonly undo: UndoStanding };

/** Every change with what was set before it: that follows from the events before and is never guessed. */
const changesOf = async (events: Parameters<typeof readEvents>[0]) => {
  const recorded = await readEvents<ConfigEvent>(events, configStream as StreamOf<ConfigEvent>);
  let config: ConfigFacts = configFold.initialState;
  const changes = recorded.map((event) => {
    const { config: next, change } = changeBy(config, event);
    config = next;
    return { ...change, id: event.id, meta: event.meta };
  });
  const undoFrom = changes.length - undoableChanges;
  const told = changes.map((change, at): Told => ({
    ...change,
    undo: at < undoFrom ? 'changed' : undoStanding(config, change),
  }));
  return { told: told.toReversed(), revision: changes.at(-1)?.revision ?? -1 };
};

const presentation: Presentation<Told, ConfigHistoryRow> = {
  people: ({ meta }) => [meta.actorId],
  present: ({ meta, revision, part, before, after, undo }, person) => ({
    revision,
    at: epochMs(meta.at),
    by: { id: meta.actorId, name: person(meta.actorId).name || null },
    part,
    before,
    after,
    is_undo: meta.commandType === 'UndoConfigChange',
    undo,
  }),
};

const pageSize = 20;

export const configHistory: QueryHandler<typeof configQueries.history> = {
  views: siteViews,
  answer: async ({ part, before }, { engines: { events }, present }) => {
    const { told, revision } = await changesOf(events);
    const wanted = told.filter(
      (change) => (!part || change.part === part) && (before === undefined || change.revision < before),
    );
    const shown = wanted.slice(0, pageSize);
    const next = wanted.length > shown.length ? (shown.at(-1)?.revision ?? null) : null;
    return { list: await present(presentation, shown), next, revision };
  },
};
