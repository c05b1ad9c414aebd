// Runs in the page before anything else: what a journey asks a page about itself. Times are epoch milliseconds.
const now = () => performance.timeOrigin + performance.now();

/** Resolves with the moment at which an element with that text was on the screen. */
window.seenAt = (selector, text) =>
  new Promise((resolve) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
    const tell = () => requestAnimationFrame(() => resolve(now()));
    if (isThere()) return tell();
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      tell();
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  });

/** When the newest answer to a call of that path was here. */
window.answeredAt = (path) => {
  const entry = performance.getEntriesByType('resource').findLast(({ name }) => name.includes(path));
  return entry === undefined ? undefined : performance.timeOrigin + entry.responseEnd;
};

performance.setResourceTimingBufferSize(5_000);
window.actedAt = undefined;
for (const event of ['click', 'keydown', 'mouseup'])
  window.addEventListener(event, () => (window.actedAt = now()), { capture: true });
