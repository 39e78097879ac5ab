/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import semver from 'semver';
import {parse} from 'yaml';
import manifest from '../../../package.json';
import {compress} from '../../../scripts/host/compress';
import {findNginx} from '../../../scripts/host/findNginx';

const dockerfile = readFileSync('Dockerfile', 'utf8').replace(/\\\n\s*/g, ' ');
const lines = dockerfile.split('\n').map((line) => line.split(/\s+/));
const server = readFileSync('scripts/host/server.conf', 'utf8');

/** Stages: what each starts from, and what it does. */
const copies = lines.filter(([command]) => command === 'COPY');

describe('the Dockerfile', () => {
  test('copies files that are there, and that are not kept from it', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    const sources = copies.filter(([, first]) => !first?.startsWith('--')).flatMap((copy) => copy.slice(1, -1));
    expect(sources).toContain('package-lock.json');
    expect(sources.filter((source) => !existsSync(source) || ignored.includes(source))).toEqual([]);
  });

  test('installs all packages of the workspace', () => {
    const sources = copies.flatMap((copy) => copy.slice(1, -1));
    expect(sources).toEqual(expect.arrayContaining(manifest.workspaces.map((name) => `${name}/package.json`)));
  });

  test('runs commands that are there, with a Node.js that is allowed', () => {
    const commands = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name);
    expect(commands).toEqual(['build', 'compress']);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(commands));
    const version = /^FROM node:(\d+)/m.exec(dockerfile)?.[1] ?? '';
    expect(semver.satisfies(`${version}.99.0`, manifest.engines.node)).toBe(true);
  });

  test('puts files where nginx looks for them, and listens where it says', () => {
    const targets = copies.map((copy) => copy.at(-1));
    for (const name of ['root', 'include']) {
      expect(targets).toContain(new RegExp(`${name} (\\S+);`).exec(server)?.[1]);
    }
    const port = /listen (\d+);/.exec(server)?.[1];
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(dockerfile).toContain(`nc -z 127.0.0.1 ${port}`);
    // Nobody but root may listen below.
    expect(Number(port)).toBeGreaterThanOrEqual(1024);
    const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
      services: {site: {ports: string[]; build: {args: object}}};
    };
    expect(compose.services.site.ports).toEqual([`${port}:${port}`]);
    const args = lines.flatMap(([command, name]) => (command === 'ARG' ? name : []));
    expect(Object.keys(compose.services.site.build.args)).toEqual(args);
  });

  test('ends as an image without root', () => {
    expect(lines.filter(([command]) => command === 'FROM').at(-1)?.[1]).toMatch(/^nginxinc\/nginx-unprivileged:/);
    expect(lines.filter(([command]) => command === 'USER')).toEqual([]);
  });

  test('puts the site below the path of its address', () => {
    const run = /RUN (base=.+)/.exec(dockerfile)?.[1] ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'image-'));
    mkdirSync(path.join(folder, 'build'));
    writeFileSync(path.join(folder, 'build/index.html'), 'home');
    const place = (SITE_URL: string) =>
      execFileSync('sh', ['-e', '-c', run.replaceAll('/srv/site', `${folder}/served`)], {
        cwd: folder,
        env: {...process.env, SITE_URL},
      });
    place('https://owner.example/project');
    place('');
    expect(readdirSync(`${folder}/served`).sort()).toEqual(['index.html', 'project']);
    expect(readdirSync(`${folder}/served/project`)).toEqual(['index.html']);
    rmSync(folder, {recursive: true});
  });
});

test('texts get small copies that hold the same, pictures and tiny files none', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
  const text = '<p>Static files.</p>'.repeat(200);
  for (const name of ['page.html', 'small.css', 'picture.png']) {
    writeFileSync(path.join(folder, name), name === 'small.css' ? 'p{}' : text);
  }
  const first = await compress(folder);
  expect(first).toMatchObject({files: 1, before: text.length});
  expect(readdirSync(folder).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'small.css']);
  expect(gunzipSync(readFileSync(path.join(folder, 'page.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(text);
  expect(statSync(path.join(folder, 'page.html.gz')).size).toBe(first.after['.gz']);

  // A copy of what was there before would be sent in place of what is there now.
  writeFileSync(path.join(folder, 'page.html'), text.replaceAll('Static', 'Other'));
  await compress(folder);
  expect(gunzipSync(readFileSync(path.join(folder, 'page.html.gz'))).toString()).toContain('Other');
  rmSync(folder, {recursive: true});
});

test('an nginx that is named and does not run is refused, with ways to get one', () => {
  const before = process.env.NGINX_PATH;
  process.env.NGINX_PATH = '/nowhere/nginx';
  expect(findNginx).toThrow(
    /NGINX_PATH names \/nowhere\/nginx, which does not run\. Install nginx \("apt-get install nginx"/,
  );
  if (before === undefined) delete process.env.NGINX_PATH;
  else process.env.NGINX_PATH = before;
});
