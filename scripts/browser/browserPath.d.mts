/** Finds a Chromium; see `browserPath.mjs`. */
export function browserPath(): Promise<{executablePath: string; args: string[]}>;
