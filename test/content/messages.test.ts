import path from 'node:path';
import {LANGS} from '../../config/locales';
import {loadMessages} from '../../content/facts/messages';
import {createPageReader} from '../../content/reader';
import {checkMessages, entriesOf, ERRORS_PAGE} from '../../verify/messages/messages';
import {UNLISTED} from '../../verify/messages/unlisted.data';

test.each(LANGS)('every message of the packages has an entry or a reason not to have one in %s', async (lang) => {
  const pages = await createPageReader(path.resolve(__dirname, '../..')).pages(lang);
  const page = pages.find(({fileKey}) => fileKey === ERRORS_PAGE);
  expect(page).toBeDefined();
  expect(checkMessages(loadMessages(), entriesOf(page!), UNLISTED)).toEqual([]);
});
