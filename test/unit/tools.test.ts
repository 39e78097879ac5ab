/** @jest-environment node */
import {toolLists} from '../../config/toolLists';
import {BLANK_LOGO, localizeTool, toolLang} from '../../config/tools';

const {popover: popoverGroups, stack: toolStack} = toolLists('zh');

describe('language of the tool lists', () => {
  test.each([
    ['/', 'en'],
    ['/guide/start/introduction', 'en'],
    ['/zh', 'zh'],
    ['/zh/', 'zh'],
    ['/zh/guide/start/introduction', 'zh'],
    ['/base/zh/api/', 'zh'],
    ['/zhejiang/', 'en'],
    [undefined, 'en'],
  ])('of %s is %s', (pathname, expected) => {
    expect(toolLang(pathname)).toBe(expected);
  });
});

describe('tool lists', () => {
  test('hold six tools in the popover and five on the home page', () => {
    expect(popoverGroups.flatMap((group) => group.links)).toHaveLength(6);
    expect(toolStack.links).toHaveLength(5);
    expect(toolStack.links.map((tool) => tool.name)).not.toContain('Rstest');
  });

  test.each(['', undefined])('draw a blank placeholder for the logo %p', (logo) => {
    const tool = {name: 'X', desc: '中文', descEn: 'English', url: 'https://x.example', logo};
    expect(localizeTool(tool, 'en').logo).toBe(BLANK_LOGO);
  });

  test('use the Chinese description and address for Chinese readers', () => {
    const tool = {name: 'X', desc: '中文', descEn: 'English', url: 'https://x.example/zh/', urlEn: 'https://x.example'};
    expect(localizeTool(tool, 'zh')).toMatchObject({description: '中文', url: 'https://x.example/zh/'});
    expect(localizeTool(tool, 'en')).toMatchObject({description: 'English', url: 'https://x.example'});
  });
});
