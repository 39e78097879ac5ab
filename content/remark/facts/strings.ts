import type {Lang} from '../../../config/types';

/** Words around facts. They are part of the page at build time, not of a component. */
export interface FactStrings {
  name: string;
  type: string;
  default: string;
  description: string;
  required: string;
  /** Yes, it must be set. */
  yes: string;
  onlyIn: string;
  since: string;
  status: string;
  deprecated: string;
  experimental: string;
  private: string;
  neverRead: string;
  neverSet: string;
  undeclared: string;
  version: string;
  /** Says what to use instead of something deprecated. */
  useInstead: (name: string) => [before: string, name: string, after: string];
  /** Introduces types a component also takes the props of. */
  alsoAccepts: [before: string, between: string, after: string];
  difference: string;
  plugin: string;
  purpose: string;
  /** Whether a plugin comes with the toolkit. */
  builtIn: string;
  optIn: string;
  compiler: string;
  versionFor: (major: string) => string;
  peer: string;
  licence: string;
  released: string;
  /** Name of the link to what the next major release does with a name. */
  nextMark: string;
  /** Heads of the tables about moving. */
  nextHead: [before: string, after: string, work: string];
  /** A default of the next major release, and the one before. */
  nextDefault: [before: string, between: string, after: string];
  /** A name that is imported from a module. */
  nextFrom: (name: string, module: string) => [before: string, first: string, between: string, second: string];
  nextRequired: string;
  nextBehaviour: string;
  /** The same can be set for each language. */
  nextLocales: [before: string, after: string];
  nextNotRead: string;
}

const STRINGS: Record<Lang, FactStrings> = {
  en: {
    name: 'Name',
    type: 'Type',
    default: 'Default',
    description: 'Description',
    required: 'Required',
    yes: 'Yes',
    onlyIn: 'Only in',
    since: 'Since',
    status: 'Status',
    deprecated: 'Deprecated',
    experimental: 'Experimental',
    private: 'Internal',
    neverRead: 'No effect in this release',
    neverSet: 'Never set in this release',
    undeclared: 'Not in the released types',
    version: 'Version',
    useInstead: (name) => ['use ', name, ' instead'],
    alsoAccepts: ['Also accepts the props of ', ' and ', '.'],
    difference: 'What the release does',
    plugin: 'Plugin',
    purpose: 'Purpose',
    builtIn: 'Built in',
    optIn: 'No, install it',
    compiler: 'Compiler it needs',
    versionFor: (major) => `Version for ${major}.x`,
    peer: 'Asks for',
    licence: 'Licence',
    released: 'Released',
    nextMark: 'Changes in 2.x',
    nextHead: ['In 1.x', 'In 2.x', 'What to do'],
    nextDefault: ['default ', ', was ', ''],
    nextFrom: (name, module) => ['', name, ' from ', module],
    nextRequired: 'required',
    nextBehaviour: 'works differently',
    nextLocales: ['Also in ', ''],
    nextNotRead: 'not compared',
  },
  zh: {
    name: '名称',
    type: '类型',
    default: '默认值',
    description: '说明',
    required: '必填',
    yes: '是',
    onlyIn: '仅用于',
    since: '起始版本',
    status: '状态',
    deprecated: '已弃用',
    experimental: '实验性',
    private: '内部使用',
    neverRead: '在此版本中没有效果',
    neverSet: '此版本从不设置',
    undeclared: '发布的类型中未声明',
    version: '版本',
    useInstead: (name) => ['请改用 ', name, ''],
    alsoAccepts: ['还接受 ', ' 和 ', ' 的属性。'],
    difference: '实际行为',
    plugin: '插件',
    purpose: '用途',
    builtIn: '内置',
    optIn: '否，需要安装',
    compiler: '需要的编译器',
    versionFor: (major) => `适用于 ${major}.x 的版本`,
    peer: '要求',
    licence: '许可证',
    released: '发布日期',
    nextMark: '2.x 中的变化',
    nextHead: ['1.x 中', '2.x 中', '怎么做'],
    nextDefault: ['默认值 ', '，原为 ', ''],
    nextFrom: (name, module) => ['', module, ' 的 ', name],
    nextRequired: '必填',
    nextBehaviour: '行为不同',
    nextLocales: ['', ' 中同理'],
    nextNotRead: '未比较',
  },
};

/** Words of a language. */
export const stringsOf = (lang: Lang): FactStrings => STRINGS[lang];
