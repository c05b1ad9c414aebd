// Before anything is drawn: which look, and which notices take no room.
(() => {
  const root = document.documentElement;
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const mode = kept('maru.theme');
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  // Notices that were closed here are drawn into the page for everybody.
  const hideClosed = (names) => {
    const style = document.head.appendChild(document.createElement('style'));
    for (const name of names)
      style.sheet.insertRule(`section:has(> [data-notice="${name}"]) { display: none !important; }`);
  };
  hideClosed((kept('maru.notices.closed') ?? '').split(' ').filter((name) => /^[\w-]+:\d+$/.test(name)));
  // Fonts that are here already are used from the start; on the first visit they let the scripts go first.
  const fonts = document.querySelector('#fonts');
  if (fonts && kept('maru.fonts')) fonts.rel = 'stylesheet';
})();
