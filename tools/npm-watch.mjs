import { readFileSync } from 'node:fs';

/**
 * npm's pid as seen from here: our parent, or on Linux, where npm starts us through a shell, that shell and its parent.
 */
const lineage = () => {
  const parent = process.ppid;
  try {
    const status = readFileSync(`/proc/${parent}/status`, 'utf8');
    const throughShell = /^Name:\s+(ba|da|z)?sh$/m.test(status);
    return throughShell ? `${parent} ${/^PPid:\s+\d+$/m.exec(status)?.[0]}` : String(parent);
  } catch {
    return String(parent);
  }
};

/**
 * Stops this process when the npm that started it is gone: killed hard it cannot pass the signal on, and its shell
 * never does.
 */
export const stopWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const firstLineage = lineage();
  const watch = setInterval(() => {
    if (lineage() === firstLineage) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
};
