import { type Browser, chromium } from 'playwright-core';

// A quiet browser: nothing in the background, nothing that looks for the network.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of a test live too short for code made fast to pay.
  '--js-flags=--no-opt,--no-maglev',
];

let browser: Promise<Browser> | undefined;

/** One for this process, which ends with it: each person in it has a context of their own. */
export const openBrowser = (): Promise<Browser> =>
  (browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    headless: true,
    args,
  }));
