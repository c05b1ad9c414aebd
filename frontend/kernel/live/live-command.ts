import type { Live } from './live-client.ts';
import type { Overlay, Versioned } from './live-entry.ts';

/** What a command does to the documents of a live view. */
export interface LiveCommandSpec<Arg, Answer> {
  /** Name of the view, as in the contract's relay. */
  readonly view: string;
  /** The document that `shows` speaks of. */
  readonly id?: (arg: Arg) => string;
  /** Fields as they will be, shown at once and taken back if it is refused. `deleted: true` takes the document away. */
  readonly shows?: (arg: Arg, covered: Versioned) => object;
  /**
   * Whether an answer is the whole document. One that is not is shown over the document until a message brings the
   * rest. Absent: it is.
   */
  readonly isWhole?: (answer: Answer) => boolean;
}
interface Running<Answer> {
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ readonly data: Answer }>;
}

/**
 * Brings a command's optimistic change and its answer into every live view that shows the document, through the guard
 * that live messages pass: spread into its `build.mutation({ … })`.
 */
export const liveCommand = <Arg, Answer extends Versioned>(spec: LiveCommandSpec<Arg, Answer>) => ({
  onQueryStarted: async (arg: Arg, { extra, queryFulfilled }: Running<Answer>) => {
    const { rooms } = (extra as { live: Live }).live;
    const overlay = overlayOf(spec, arg);
    if (spec.shows) for (const entry of rooms.showing(spec.view)) entry.show(overlay);
    // The caller reports a refusal; here it removes the overlay.
    const answer = await queryFulfilled.catch(() => undefined);
    const outcome = answer && outcomeOf(spec, overlay, answer.data);
    for (const entry of rooms.showing(spec.view)) entry.settle(overlay, outcome);
  },
});

const overlayOf = <Arg, Answer>({ id, shows }: LiveCommandSpec<Arg, Answer>, arg: Arg): Overlay => ({
  id: id?.(arg) ?? '',
  fields: (covered) => shows?.(arg, covered) ?? {},
});

const outcomeOf = <Arg, Answer extends Versioned>(
  { isWhole = () => true }: LiveCommandSpec<Arg, Answer>,
  { fields }: Overlay,
  answer: Answer,
) => {
  const { id, revision, position, ...rest } = answer;
  if (isWhole(answer)) return { id, revision, position, document: answer };
  return { id, fields: (covered: Versioned) => ({ ...fields(covered), ...rest, revision }), until: position };
};
