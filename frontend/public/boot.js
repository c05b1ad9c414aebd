// Before anything is drawn: which look.
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
  // Fonts that are here already are used from the start; on the first visit they let the scripts go first.
  const fonts = document.querySelector('#fonts');
  if (fonts && kept('maru.fonts')) fonts.rel = 'stylesheet';
})();
