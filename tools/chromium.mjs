import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, mayInstall, onPath } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Ubuntu's package is a stub that only points at a snap: being there is not enough, it must answer. */
const answers = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

const downloaded = async () => {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
};

const find = async () => {
  const candidates = [process.env.CHROMIUM_PATH, ...onPath(...names), macPath, await downloaded()];
  return candidates.find((path) => path && answers(path));
};

/** Where Chromium is, installing it where the system lets us; otherwise why there is none. */
export const ensureChromium = async () => {
  const found = await find();
  if (found) return { path: found };
  if (!mayInstall())
    return { missing: 'no Chromium found; set CHROMIUM_PATH, or run: npx playwright-core install chromium' };
  aptInstall('chromium', 'fonts-noto-cjk');
  const installed = await find();
  return installed ? { path: installed } : { missing: 'no Chromium found, and apt-get could not install one' };
};
