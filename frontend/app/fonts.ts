import { storage } from '../kernel/storage.ts';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

/** Tells `boot.js` that the next visit finds the font in the cache. */
export const fontsLoaded = () => storage.write('maru.fonts', '1');
