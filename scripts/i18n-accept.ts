import {createPageReader} from '../content/reader';
import {acceptTranslations, HASHES_FILE} from '../content/translations/status';

/** `npm run i18n:accept -- <page>...`: records that translations match the English of today. */
acceptTranslations(createPageReader(process.cwd()), process.argv.slice(2))
  .then((names) => console.log(`Recorded in ${HASHES_FILE}: ${names.join(', ')}`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
