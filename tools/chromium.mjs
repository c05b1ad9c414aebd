import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall, mayInstall, onPath } from './apt.mjs';

/** The shell is the browser without its windows: a page costs a third less of a processor. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Ubuntu's package is a stub that only points at a snap: being there is not enough, it must answer. */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

const downloadPath = async () => {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
};

const find = async () => {
  const candidates = [process.env.CHROMIUM_PATH, ...onPath(...names), macPath, await downloadPath()];
  return candidates.find((path) => path && runs(path));
};

/** Where Chromium is, installing it where the system lets us; otherwise why there is none. */
export const ensureChromium = async () => {
  const path = await find();
  if (path) return { path };
  if (!mayInstall())
    return { missing: 'no Chromium found; set CHROMIUM_PATH, or run: npx playwright-core install chromium' };
  // Ubuntu has no package of the shell.
  if (!aptInstall('chromium-headless-shell', 'fonts-noto-cjk')) aptInstall('chromium', 'fonts-noto-cjk');
  const installedPath = await find();
  return installedPath ? { path: installedPath } : { missing: 'no Chromium found, and apt-get could not install one' };
};
