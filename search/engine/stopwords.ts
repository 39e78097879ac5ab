/**
 * Words of a question that say nothing about its subject. They are left out of
 * queries, never out of the index, and only when something else remains: the
 * query «what is this» still searches for its words.
 */

/** English question and function words. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a add an and any are as at be by can could do does for from get got had has ' +
    'have how i if im in into is it its like make me my need of on or ' +
    'our please set should show so some than that the their them then there these ' +
    'they this to up use using want was we what when where which who why ' +
    'will with work would you your'
  ).split(' '),
);

/**
 * Chinese question phrases and particles, longest first so that 「怎么样」 is
 * taken before 「怎么」.
 */
export const CHINESE_STOP_PHRASES: readonly string[] = [
  '有没有办法',
  '能做什么',
  '有什么用',
  '做什么用',
  '放在哪里',
  '在哪里',
  '是什么意思',
  '应该怎么',
  '我想要',
  '能不能',
  '可不可以',
  '有没有',
  '是什么',
  '怎么样',
  '为什么',
  '什么是',
  '有哪些',
  '是否',
  '如何',
  '怎么',
  '怎样',
  '什么',
  '哪些',
  '哪个',
  '哪里',
  '可以',
  '能否',
  '我想',
  '请问',
  '一个',
  '一下',
  '的',
  '了',
  '吗',
  '呢',
  '吧',
  '把',
  '被',
  '让',
  '在',
  '和',
  '与',
  '或',
];
