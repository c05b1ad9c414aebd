import { ignore } from '@maru/contracts/kernel/decider';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { following } from '../../pipeline/send.ts';
import type { Perform, Workflow } from './workflow.ts';
import { WorkflowStop } from './workflow-stop.ts';

/** `stopped`: the lease is lost; `early` is by how many ms a reaction came too early. */
export type Outcome =
  | { readonly kind: 'done' | 'stopped' }
  | { readonly kind: 'early'; readonly ms: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Throws `WorkflowStop` for an event of a newer program: it is meant for that one and must not be passed over. */
export const reactionsOf = <E extends DomainEvent, Reaction>({ on, streams }: Workflow<E, Reaction>) => {
  const handlers = on as Readonly<Record<string, typeof ignore | ((event: RecordedEvent) => readonly Reaction[])>>;
  const isOwn = ({ stream }: RecordedEvent) => streams.some((prefix) => stream.startsWith(prefix));
  return (event: RecordedEvent): readonly Reaction[] => {
    const handle = handlers[event.type];
    if (handle === undefined && isOwn(event)) throw new WorkflowStop('unknownEvent', { type: event.type });
    return handle === undefined || handle === ignore ? [] : handle(event);
  };
};

/** Whether nothing follows from events of a type, whatever they say. */
export const isIgnored = <E extends DomainEvent, Reaction>({ on }: Workflow<E, Reaction>, type: string): boolean =>
  (on as Readonly<Record<string, unknown>>)[type] === ignore;

/** Does all that follows from an event, from the first again where it comes again. */
export type Attempt = (event: RecordedEvent, goOn: () => boolean) => Promise<Outcome>;

export const attempting = <E extends DomainEvent, Reaction>(
  workflow: Workflow<E, Reaction>,
  perform: Perform<Reaction>,
): Attempt => {
  const reactions = reactionsOf(workflow);
  return async (event, goOn) => {
    try {
      if (event.fault === 'damaged') throw new Rejected('stream_damaged');
      for (const reaction of reactions(event)) {
        if (!goOn()) return { kind: 'stopped' };
        const early = await following(event, async () => perform(reaction, event));
        if (typeof early === 'number') return { kind: 'early', ms: early };
      }
      return { kind: 'done' };
    } catch (error) {
      if (error instanceof WorkflowStop) throw error;
      return { kind: 'failed', error };
    }
  };
};
