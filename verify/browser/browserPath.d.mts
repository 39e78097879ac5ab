/** A browser to start; see `browserPath.mjs`. */
interface StartableBrowser {
  executablePath: string;
  args: string[];
}

/** Finds a Chromium. */
export function browserPath(): Promise<StartableBrowser>;

/** The Chromium inside an npm package. */
export function packagedBrowser(): Promise<StartableBrowser>;
