/** A browser to start; see `browserPath.mjs`. */
interface StartableBrowser {
  executablePath: string;
  args: string[];
}

/** Finds a Chromium. */
export function browserPath(): Promise<StartableBrowser>;

/** The Chromium inside an npm package. */
export function packagedBrowser(): Promise<StartableBrowser>;

/** Adds parts of the browser that tests can do without to what its arguments leave out. */
export function leaveOut(args: readonly string[]): string[];
