import {render, screen} from '@testing-library/react';
import type {NavbarItem} from '@docusaurus/theme-common';
import {activePattern, assemble} from '@site/plugins/assemble';
import {site, theme} from '@site/config/site';
import type {ThemeSettings} from '@site/config/types';
import ToolLogo from '@site/src/components/RelatedTools/ToolLogo';
import ToolStack from '@site/src/components/ToolStack';
import {toolLists} from '@site/config/toolLists';
import {BLANK_LOGO} from '@site/config/tools';
import {onPage} from './support';

interface Navbar {
  hideOnScroll: boolean;
  items: NavbarItem[];
}

function navbar(settings: Partial<ThemeSettings> = {}): Navbar {
  return assemble(site, {...theme, ...settings}, process.cwd()).themeConfig!.navbar as Navbar;
}

describe('a section of the navbar is active', () => {
  test.each([
    ['/', '/api/', '/api', true],
    ['/', '/api/', '/api/', true],
    ['/', '/api/', '/api/config/config-basic', true],
    ['/', '/api/', '/zh/api', true],
    ['/', '/api/', '/zh/api/commands', true],
    ['/', '/api/', '/apiary', false],
    ['/', '/api/', '/guide/api/x', false],
    ['/', '/guide/', '/plugin/system/introduction', false],
    ['/docs/', '/guide/', '/docs/zh/guide/start/introduction', true],
    ['/docs/', '/guide/', '/guide/start/introduction', false],
    ['/a.b/', '/guide/', '/axb/guide/', false],
  ])('with base %s, %s matches %s: %s', (base, match, pathname, expected) => {
    expect(new RegExp(activePattern(base, match)).test(pathname)).toBe(expected);
  });
});

describe('the version menu', () => {
  const entries = () => navbar().items.find((item) => item.type === 'docsVersionDropdown')?.dropdownItemsAfter;
  afterEach(() => {
    delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  });

  test('has exactly two entries', () => {
    expect(entries()).toEqual([
      {label: 'Changelog', href: 'https://github.com/web-infra-dev/rspress/releases'},
      {label: '2.x documentation', href: 'https://rspress.rs'},
    ]);
  });

  test('leads Chinese readers to the Chinese documentation', () => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = 'zh';
    expect(entries()).toEqual([
      {label: '更新日志', href: 'https://github.com/web-infra-dev/rspress/releases'},
      {label: '2.x 文档', href: 'https://rspress.rs/zh/'},
    ]);
  });
});

test('the related tools lead the navbar and close the mobile menu', () => {
  const {items} = navbar();
  expect(items[0]).toMatchObject({type: 'custom-relatedTools', position: 'left', place: 'bar'});
  expect(items.at(-1)).toMatchObject({type: 'custom-relatedTools', place: 'menu'});
});

describe('hideNavbar', () => {
  const styles = (hideNavbar: ThemeSettings['hideNavbar']) =>
    (assemble(site, {...theme, hideNavbar}, process.cwd()).headTags ?? [])
      .filter((tag) => tag.tagName === 'style')
      .map((tag) => tag.innerHTML)
      .join('');

  test.each([
    ['auto', true, false],
    ['never', false, false],
    ['always', false, true],
  ] as const)('%s: hides on scroll %s, hides always %s', (value, onScroll, always) => {
    expect(navbar({hideNavbar: value}).hideOnScroll).toBe(onScroll);
    expect(styles(value).includes('.navbar{display:none')).toBe(always);
  });
});

describe('the tool stack', () => {
  test.each([
    ['/', 'en'],
    ['/zh/', 'zh'],
  ])('at %s is a section with five linked cards in %s', (path, lang) => {
    render(onPage(<ToolStack />, {path}));
    const region = screen.getByRole('region', {name: 'Rstack'});
    expect(region.tagName).toBe('SECTION');
    expect(screen.getByRole('heading', {name: 'Rstack', level: 2})).toBeInTheDocument();
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(5);
    links.forEach((link, index) => {
      const tool = toolLists('zh').stack.links[index]!;
      expect(link).toHaveAttribute('href', lang === 'zh' ? tool.url : tool.urlEn);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveTextContent(`${tool.name} ${lang === 'zh' ? tool.desc : tool.descEn}`);
    });
  });
});

describe('a logo', () => {
  test('keeps its place and is drawn at its scale', () => {
    const {container} = render(onPage(<ToolLogo src="/img/tools/rspack.svg" scale={1.4} size={36} />));
    const logo = container.querySelector('img');
    expect(logo).toHaveAttribute('width', '36');
    expect(logo).toHaveAttribute('height', '36');
    expect(logo).toHaveStyle({transform: 'scale(1.4)'});
  });

  test('that is missing is the placeholder, in every language', () => {
    const {container} = render(onPage(<ToolLogo src={BLANK_LOGO} scale={1} size={36} />, {path: '/zh/'}));
    expect(container.querySelector('img')).toHaveAttribute('src', BLANK_LOGO);
  });
});
