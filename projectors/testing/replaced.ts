/** The engine with some of its methods replaced by broken or watched ones. */
export const replaced = <T extends object>(engine: T, methods: Partial<T>): T =>
  new Proxy(engine, {
    get: (target, name) => {
      const value: unknown = name in methods ? Reflect.get(methods, name) : Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
