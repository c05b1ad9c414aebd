import type { Actor } from '@maru/contracts/kernel/actor';
import type { ReadDocument } from '@maru/contracts/kernel/live';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { QueryRoute } from '@maru/contracts/kernel/route';
import type { Engines } from '@maru/platform/engines/engines';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import type { z } from 'zod';

export type Present = <D extends Document, W>(presentation: Presentation<D, W>, docs: readonly D[]) => Promise<W[]>;

export interface QueryContext {
  readonly engines: Pick<Engines, 'views' | 'events' | 'clock' | 'leases'>;
  readonly actor: Actor;
  /** The session that asks; empty for a visitor. */
  readonly session: string;
  /** Fills people into documents, as fresh as the caller needs them. */
  readonly present: Present;
}

/** How one row of the contract is answered. Throws `Rejected`. */
export interface QueryHandler<Row extends QueryRoute = QueryRoute> {
  /** Views it reads: waited for, and what `X-Position` speaks of. */
  readonly views: readonly string[];
  readonly answer: (input: z.output<Row['input']>, context: QueryContext) => Promise<z.input<Row['answer']>>;
  /** Revision of the one thing answered, for its ETag; undefined where there is none. */
  readonly revision?: (answer: z.input<Row['answer']>) => number | undefined;
  readonly fileName?: (answer: z.input<Row['answer']>) => string;
}

export type QueryHandlers<Table extends Readonly<Record<string, QueryRoute>>> = {
  readonly [Name in keyof Table]: QueryHandler<Table[Name]>;
};

/** A row of the contract beside its handler, their types forgotten. */
export interface AnsweredRow {
  readonly row: QueryRoute;
  readonly handler: QueryHandler;
}

export const readFrom =
  (views: ViewStore): ReadDocument =>
  async (view, id) =>
    (await views.view(view).get<never>(id))?.doc;
