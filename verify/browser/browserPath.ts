import {existsSync} from 'node:fs';
import {execFileSync} from 'node:child_process';

/** A browser to start. */
export interface StartableBrowser {
  executablePath: string;
  args: string[];
}

/** Names under which distributions install the browser. */
const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Usual places of an installed browser where it is not on the PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Parts of the browser to leave out. The last list counts, so that of the driver is repeated, as far
 * as it matters here; the first three load a page of the browser's own with each window.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Arguments of every browser. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // A process for each frame of another origin, as browsers with a window have them.
  '--site-per-process',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

function installed(): string | undefined {
  for (const command of COMMANDS) {
    try {
      return execFileSync('which', [command], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
    } catch {
      // Not on the PATH: the next name may be.
    }
  }
  return PLACES.find((place) => existsSync(place));
}

/**
 * The Chromium inside an npm package. Its own arguments are for places that allow one process only,
 * where the first closed window ends the browser, and take away the borders between sites.
 *
 * @returns The program, unpacked, and its arguments.
 */
export async function packagedBrowser(): Promise<StartableBrowser> {
  // Makes the package unpack the libraries that a bare distribution lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const {default: chromium} = await import('@sparticuz/chromium');
  return {executablePath: await chromium.executablePath(), args: ARGS};
}

/**
 * Finds a Chromium: `CHROME_PATH`, else an installed one, else the one inside an npm package.
 *
 * @returns The program and its arguments.
 * @throws Error when there is none; the message says how to get one.
 */
export async function browserPath(): Promise<StartableBrowser> {
  const fromEnvironment = process.env.CHROME_PATH;
  if (fromEnvironment) {
    if (!existsSync(fromEnvironment)) {
      throw new Error(`CHROME_PATH names ${fromEnvironment}, which does not exist. Correct or unset it.`);
    }
    return {executablePath: fromEnvironment, args: ARGS};
  }
  const found = installed();
  if (found) return {executablePath: found, args: ARGS};
  try {
    return await packagedBrowser();
  } catch (cause) {
    throw new Error(
      'The browser tests need a Chromium and found none. Install Google Chrome or Chromium, or set CHROME_PATH to one.',
      {cause},
    );
  }
}
