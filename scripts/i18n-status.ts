import {createPageReader} from '../content/reader';
import {translationStatus} from '../content/translations/status';

/** `npm run i18n:status`: which Chinese pages lag behind which English sections. */
async function main(): Promise<void> {
  const pages = await translationStatus(createPageReader(process.cwd()));
  const lagging = pages.filter(({state}) => state.state !== 'current');
  for (const {page, name, state} of lagging) {
    if (state.state === 'unrecorded') {
      console.log(
        `unrecorded  ${page.file}\n            Compare with the English, then: npm run i18n:accept -- ${name}`,
      );
    } else if (state.state === 'outdated') {
      const sections = state.sections.map((id) => (id === '' ? '(opening)' : `#${id}`)).join(', ');
      console.log(
        `outdated    ${page.file}\n            ${sections}\n            When done: npm run i18n:accept -- ${name}`,
      );
    }
  }
  console.log(
    `${pages.length} translated pages: ${pages.length - lagging.length} current, ${lagging.length} to look at`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
