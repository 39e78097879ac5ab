/** Drafts of answers: for each sentence without one, the claims that share most words with it. */
import {nearest} from '../../content/suggest';
import {PROPOSAL, type AnsweredSentence, type Answers} from './answers';
import {proofName, type Known} from './known';
import type {Proof} from './types';

/** Proposals for one sentence at most. */
const MOST = 3;

/** What a claim of the same section is worth against one of another. */
const SAME_SECTION = 3;

/** Least score of a claim of another section: two or three rare words in common. */
const LEAST = 4;

/** Words that say what a text is about, each once, without endings that only grammar asks for. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]{3,}/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?:ies|es|s|ed|ing)$/, '')));
}

/**
 * Ranks claims by the words they share with a text; rare words count more.
 *
 * @param text - A sentence, or words to search for.
 * @param proofs - The claims.
 * @param section - Section of the sentence as `page#id`; claims that prove it come first.
 * @returns Those that share any word, the best first, each name once.
 */
export function rankProofs(text: string, proofs: readonly Proof[], section?: string): {proof: Proof; score: number}[] {
  const wanted = wordsOf(text);
  const known = proofs.map((proof) => ({proof, words: wordsOf(proof.claim)}));
  const rarity = new Map(
    [...wanted].map((word) => {
      const count = known.filter(({words}) => words.has(word)).length;
      return [word, Math.log10(1 + proofs.length / (1 + count))];
    }),
  );
  const scored = known.map(({proof, words}) => {
    const shared = [...wanted].filter((word) => words.has(word));
    const sum = shared.reduce((total, word) => total + (rarity.get(word) ?? 0), 0);
    return {proof, score: sum * (section !== undefined && proof.proves.includes(section) ? SAME_SECTION : 1)};
  });
  const best = new Map<string, {proof: Proof; score: number}>();
  for (const one of scored.filter(({score}) => score > 0).sort((a, b) => b.score - a.score)) {
    if (!best.has(proofName(one.proof))) best.set(proofName(one.proof), one);
  }
  return [...best.values()];
}

/** Kind that the form of a sentence suggests. */
const suggestsKind = (text: string): string[] => (text.endsWith(':') ? ['instruction'] : []);

/**
 * Adds proposals to the answers about a page. What was answered stays; answers about sentences that are gone become
 * proposals for the sentence most like them.
 *
 * @param answers - What is in the file.
 * @param sentences - The sentences of the page, in its order.
 * @param proofs - All claims.
 * @param known - What an answer about the page may name.
 */
export function draftAnswers(
  answers: Answers,
  sentences: readonly AnsweredSentence[],
  proofs: readonly Proof[],
  known: Known,
): Answers {
  const own = proofs.filter((proof) => known.has(proofName(proof)));
  const present = new Set(sentences.map(({section, key}) => `${section}\n${key}`));
  const gone = new Map(
    Object.entries(answers.sentences).flatMap(([section, entries]) =>
      Object.entries(entries)
        .filter(([key]) => !present.has(`${section}\n${key}`))
        .map(([key, list]): [string, string[]] => [key, list]),
    ),
  );
  const draft: Answers['sentences'] = {};
  for (const {section, key, text} of sentences) {
    const entries = (draft[section] ??= {});
    const old = answers.sentences[section]?.[key] ?? [];
    if (old.length > 0) {
      entries[key] = old;
      continue;
    }
    const [like] = nearest(key, gone.keys());
    const place = `${sentences[0]?.page ?? ''}#${section}`;
    const ranked = rankProofs(text, own, place)
      .filter(({proof, score}) => proof.proves.includes(place) || score >= LEAST)
      .slice(0, MOST)
      .map(({proof}) => proofName(proof));
    const proposed = [...(gone.get(like ?? '') ?? []), ...suggestsKind(text), ...ranked];
    entries[key] = [...new Set(proposed.map((answer) => PROPOSAL + answer.replace(PROPOSAL, '')))];
  }
  return {share: answers.share, sentences: draft};
}
