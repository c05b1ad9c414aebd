import type { EventStore } from '@maru/platform/event-store/event-store';

/** The engine with some of its methods replaced by broken or watched ones. */
export const withMethods = <T extends object>(engine: T, methods: Partial<T>): T =>
  new Proxy(engine, {
    get: (target, name) => {
      const value: unknown = name in methods ? Reflect.get(methods, name) : Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/** A log whose readers wait at a gate until it is opened. Subscribers pass. */
export const gateReads = (events: EventStore) => {
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  return {
    /** Resolves once a reader waits. */
    reached,
    open: () => open(),
    events: withMethods(events, {
      readAll: async function* (options) {
        arrive();
        await opened;
        yield* events.readAll(options);
      },
    }),
  };
};
