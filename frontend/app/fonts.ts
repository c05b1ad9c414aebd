import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/** Tells `boot.js` that the next visit finds the font in the cache. */
export const fontsLoaded = () => {
  try {
    localStorage.setItem('maru.fonts', '1');
  } catch {
    // Storage is off: the font comes late each time.
  }
};
