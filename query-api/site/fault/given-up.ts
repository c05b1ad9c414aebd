import { peopleCards, type UserCard } from '@maru/contracts/identity/user/user.views';
import type { ParkedDocument } from '@maru/contracts/kernel/parked.views';
import type { ParkedRow } from '@maru/contracts/site/fault/fault.views';
import { givenUpParkedId } from '@maru/contracts/site/projection/projection.views';
import { type SystemDocument, systemView } from '@maru/contracts/site/workflow/workflow.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

const most = 1_000;

/** What somebody gave up counts while the document stands at the same event: at another it is news. */
const isSame = (row: Pick<ParkedDocument, 'event'>, given: SystemDocument): boolean =>
  given.parked?.position === row.event.position;

/** Documents of a view that somebody left as they stand, with the event that they stood at. */
export const givenUpOf = async (
  views: ViewStore,
  view: string,
): Promise<readonly NonNullable<SystemDocument['parked']>[]> => {
  const where = { kind: 'parked', status: 'givenUp' };
  const found = await views.view(systemView).find<SystemDocument>({ where, limit: most });
  return found.flatMap(({ doc: { parked } }) => (parked?.view === view ? [parked] : []));
};

/** For each of some rows of a view who left it as it stands, and why. */
export const givenUpAmong = async (
  views: ViewStore,
  view: string,
  rows: readonly ParkedDocument[],
): Promise<ReadonlyMap<string, NonNullable<ParkedRow['given_up']>>> => {
  const ids = rows.map(({ document }) => givenUpParkedId(view, document));
  const given = new Map((await views.view(systemView).getMany<SystemDocument>(ids)).map(({ doc }) => [doc.id, doc]));
  const people = await views
    .view(peopleCards.view)
    .getMany<UserCard>([...given.values()].map(({ parked }) => parked?.by ?? ''));
  const names = new Map(people.map(({ doc: { id, name } }) => [id, name]));
  return new Map(
    rows.flatMap((row) => {
      const doc = given.get(givenUpParkedId(view, row.document));
      if (!doc?.parked || !isSame(row, doc)) return [];
      const { reason, by } = doc.parked;
      return [[row.document, { reason, at: doc.since, by: names.get(by) || null }] as const];
    }),
  );
};
