import path from 'node:path';
import {createPageReader} from '../../content/reader';
import {Guide} from '../../verify/guide/guide';
import {formatProblems} from '../../verify/samples/report';

test('the blocks of every page of the tour can be applied in order and give the folder that readers can copy', async () => {
  const reader = createPageReader(path.resolve(__dirname, '../..'));
  const {problems} = await new Guide(reader, {build: false}).checkAll();
  expect(formatProblems([{problems}])).toBe('');
});
