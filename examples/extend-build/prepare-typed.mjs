import { mkdir, writeFile } from 'node:fs/promises';

// Written here because the check of the examples would stop at the mistake.
await mkdir('components', { recursive: true });
await writeFile(
  'components/Stage.tsx',
  [
    'export default function Stage({ degrees }: { degrees: number }) {',
    '  const text: string = degrees;',
    '  return <b className="stage">{text} °C</b>;',
    '}',
    '',
  ].join('\n'),
);
