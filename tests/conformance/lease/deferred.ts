/** A promise, and what resolves it. */
export const deferred = <T = void>() => {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, resolve: (value: T) => settle(value) };
};
