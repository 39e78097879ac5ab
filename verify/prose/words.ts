import type {Lang} from '../../config/types';

/** A word that pages use in its ordinary sense only, or not at all. */
export interface WordRule {
  /** What is found; with the flag `g`. */
  pattern: RegExp;
  /** What to write. */
  instead: string;
  /** Why. */
  reason: string;
  /** Uses that are right. What is found inside of one is no finding. */
  unless?: readonly {pattern: RegExp; reason: string}[];
  /** Pages, by the beginning of their names, that may use it. */
  except?: readonly string[];
}

/** Pages that build one thing from nothing, and say at the top what it will be. */
const TUTORIALS = ['guide/start/getting-started', 'plugin/system/write-a-plugin'];

const OPENING = {
  instead: "the reader's problem, and what Rspress does about it",
  reason: 'a page that opens like all others says nothing about itself',
  except: TUTORIALS,
} as const;

/** Words by language. They are looked for in prose, never in code. */
export const WORDS: Readonly<Record<Lang, readonly WordRule[]>> = {
  en: [
    {
      pattern: /\baddress(?:es)?\b/gi,
      instead: 'URL, path or route, whichever it is',
      reason: 'readers have to know which of the three is meant',
      unless: [{pattern: /\b(?:IP|e-?mail) address(?:es)?\b|\baddress bar\b/gi, reason: 'names of other things'}],
    },
    {pattern: /\bpictures?\b/gi, instead: 'image or screenshot', reason: 'the words of HTML and of tools'},
    {
      pattern: /\b(?:stands?|standing|stood)\b/gi,
      instead: 'is in, appears on, comes after',
      reason: 'files and labels do not stand anywhere',
      unless: [
        {pattern: /\b(?:stands?|standing|stood) (?:in )?for\b/gi, reason: 'means, or replaces'},
        {pattern: /\b(?:stands?|standing|stood) out\b|\bas (?:it|they) stands?\b/gi, reason: 'idioms'},
        {pattern: /\bstand-(?:alone|in)\b|\blong-standing\b/gi, reason: 'compounds of their own'},
      ],
    },
    {pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix', reason: 'software is fixed'},
    {pattern: /\banew\b/gi, instead: 'again, or restart, rebuild', reason: 'the word is out of use'},
    {pattern: /\bturn(?:s|ed|ing)? (?:\w+ )?round\b/gi, instead: 'invert', reason: 'the word of CSS'},
    {
      pattern: /\b(?:draws?|drawing|drew|drawn)\b/gi,
      instead: 'render',
      reason: 'React, browsers and Rspress render',
      unless: [
        {
          pattern:
            /\bdraw(?:s|ing|n)? (?:(?:an?|the|your) )?(?:\w+ )?(?:lines?|arrows?|diagrams?|charts?|shapes?|attention|conclusions?)\b/gi,
          reason: 'the ordinary sense',
        },
      ],
    },
    {pattern: /\bby (?:a )?script only\b/gi, instead: 'needs JavaScript', reason: 'nobody knows whose script it is'},
    {pattern: /\bwhat (?:becomes?|became) of\b/gi, instead: 'what happens to', reason: 'the phrase is out of use'},
    {
      pattern: /\btexts\b|\bwords of (?:the |a )?(?:theme|interface|button|menu)s?\b/gi,
      instead: 'labels or UI text',
      reason: 'that is what parts of an interface are called',
    },
    {pattern: /\bentr(?:y|ies) says?\b/gi, instead: "the item's label is", reason: 'entries do not speak'},
    {
      pattern: /\bdeliver(?:s|ed|ing|y)?\b/gi,
      instead: 'serve',
      reason: 'servers serve files',
    },
    {
      pattern: /\bcoming from \d+\.x or going\b/gi,
      instead: 'moving between versions',
      reason: 'one phrase for both ways',
    },
    {
      pattern: /\bcosts?\b/gi,
      instead: 'takes',
      reason: 'time and bytes are not paid',
      unless: [{pattern: /\bat (?:the|a|no) (?:\w+ )?cost\b/gi, reason: 'an idiom'}],
    },
    {
      pattern: /\blooks? after (?:itself|themselves)\b/gi,
      instead: 'say who maintains it',
      reason: 'programs need maintainers',
    },
    {pattern: /\bafter this page,? you\b/gi, ...OPENING},
  ],
  zh: [
    {
      pattern: /绘制/g,
      instead: '渲染',
      reason: 'React 与浏览器的说法',
      unless: [{pattern: /首次绘制/g, reason: '性能指标的名称'}],
    },
    {
      pattern: /(?:手机|演示|预览|内嵌|嵌入的?|单独的|沙箱)框架|框架[里中内]/g,
      instead: 'iframe',
      reason: '「框架」指 React 一类的框架',
    },
    {pattern: /跳到|跳去|跳往/g, instead: '跳转', reason: '路由的通用说法'},
    {
      pattern: /(?:根|产物|输出|工作)文件夹/g,
      instead: '根目录、产物目录一类的「目录」',
      reason: '复合词里的通用说法',
    },
    {pattern: /约定路由|常规路由/g, instead: '约定式路由', reason: '一个概念一种译法'},
    {pattern: /钩子/g, instead: 'Hook', reason: 'React 与 Rsbuild 中文文档的写法'},
    {pattern: /链接(?:指到|引到|通到|通往)/g, instead: '链接指向', reason: '通用说法'},
    {pattern: /应答|回应/g, instead: '响应', reason: '与「请求」相对的术语'},
    {pattern: /自有域名|自己的域名/g, instead: '自定义域名', reason: '托管服务的说法'},
    {pattern: /选项卡|标签卡/g, instead: '标签页', reason: '一个概念一种译法'},
    {pattern: /组件的?属性/g, instead: 'props', reason: '「属性」指 HTML 属性'},
    {pattern: /导航条/g, instead: '导航栏', reason: '见术语表'},
    {pattern: /侧栏/g, instead: '侧边栏', reason: '见术语表'},
    {pattern: /暗黑模式/g, instead: '深色模式', reason: '见术语表'},
    {pattern: /您/g, instead: '你', reason: '称呼读者用「你」'},
    {
      pattern: /读完(?:本页|这一页)，?你/g,
      ...OPENING,
      instead: '读者的问题和 Rspress 的办法',
      reason: '千篇一律的开头什么也没说',
    },
  ],
};
