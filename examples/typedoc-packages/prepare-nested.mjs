// Sets the strategy in the only `tsconfig.json`, as the build "nested" has it.
import fs from 'node:fs';

const config = JSON.parse(fs.readFileSync('tsconfig.json', 'utf8'));
config.typedocOptions = { entryPointStrategy: 'packages' };
fs.writeFileSync('tsconfig.json', JSON.stringify(config));
for (const name of ['core', 'cli']) {
  fs.writeFileSync(`packages/${name}/package.json`, JSON.stringify({ name: `@tally/${name}`, main: 'src/index.ts' }));
}
