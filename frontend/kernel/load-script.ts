const loading = new Map<string, Promise<void>>();
const longestMs = 10_000;

const add = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const late = setTimeout(() => fail(), longestMs);
    const fail = () => {
      clearTimeout(late);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    script.addEventListener('load', () => {
      clearTimeout(late);
      resolve();
    });
    script.addEventListener('error', fail);
    script.src = src;
    document.head.append(script);
  });

/** Loads a script of another site once; a failed load can be tried again. */
export const loadScript = (src: string): Promise<void> => {
  const pending = loading.get(src);
  if (pending) return pending;
  const added = add(src);
  loading.set(src, added);
  added.catch(() => loading.delete(src));
  return added;
};
