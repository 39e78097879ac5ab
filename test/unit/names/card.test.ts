import {contentOf} from '@site/src/enhance/nameCard/content';

const PAGE = `<article><header><h1>Configuration</h1></header>
<p>All fields. And more.</p>
<h3 id="logo"><code>logo</code><a class="hash-link" href="#logo">#</a></h3>
<dl class="fact"><div class="fact__row"><dt>Type</dt><dd><code>Logo</code></dd></div></dl>
<p>The picture, e.g. <code>a.png. b</code>, at the top. It links home.</p>
<dl class="fact fact--uses"><div class="fact__row"><dt>Used in</dt><dd><a href="/guide">Guide</a></dd></div></dl>
<table class="fact-table"><thead><tr><th>Name</th><th>Type</th><th>Default</th><th>Description</th></tr></thead>
<tbody><tr><td><code>logo.src</code></td><td><code>string</code></td><td>–</td><td>图片的<b>地址</b>。不能省略。</td></tr>
<tr id="logo-a-alt"><td><code>a.alt</code></td><td><code>string</code></td><td>''</td><td>First.</td></tr>
<tr id="logo-b-alt"><td><code>b.alt</code></td><td><code>number</code></td><td>–</td><td>Second.</td></tr></tbody></table>
<h2 id="last">Last</h2><table><tbody><tr><td><code>elsewhere</code></td><td>x</td></tr></tbody></table></article>`;

const page = () => new DOMParser().parseFromString(PAGE, 'text/html');

/** Texts of a card. */
function read(id: string, name: string) {
  const content = contentOf(page(), id, name);
  return (
    content && {
      title: content.title.map(({textContent}) => textContent).join(''),
      facts: content.facts?.textContent?.replace(/\s+/g, ' ').trim(),
      text: content.text?.textContent,
    }
  );
}

test('an entry gives its type and its first sentence, without who uses it', () => {
  expect(read('logo', 'logo')).toEqual({
    title: 'logo',
    facts: 'TypeLogo',
    text: 'The picture, e.g. a.png. b, at the top.',
  });
});

test('a field in a table of the section gives its row, also in Chinese', () => {
  expect(read('logo', 'src')).toEqual({title: 'logo.src', facts: 'Typestring', text: '图片的地址。'});
});

test('of two fields of one name, the link says which', () => {
  expect(read('logo-b-alt', 'alt')).toEqual({title: 'b.alt', facts: 'Typenumber', text: 'Second.'});
  expect(read('logo-a-alt', 'alt')).toEqual({title: 'a.alt', facts: "TypestringDefault''", text: 'First.'});
});

test('a name that no row has gives the section, and the page without an id', () => {
  expect(read('logo', 'elsewhere')?.title).toBe('logo');
  expect(read('', 'RspressPlugin')).toEqual({title: 'Configuration', text: 'All fields.'});
});

test('there is no card of what the page does not have', () => {
  expect(read('gone', 'logo')).toBeUndefined();
});
