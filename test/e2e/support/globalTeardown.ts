import {shared} from './globalSetup';

/** Ends what the setup started. */
export default async function globalTeardown(): Promise<void> {
  await shared.browser?.close();
  await shared.site?.close();
}
