import { AIMS, DONE, LIST_JOINTS, REFUSALS, TURN_WORDS } from '../../lexicon/turn-words.ts'
import { isMark, type Polarity } from '../reading.ts'
import { buildLexicon, matchAt } from './phrases.ts'
import type { Token } from './tokenize.ts'

const LEXICON = buildLexicon(TURN_WORDS)

/**
 * Classifies each token as requested, excluded or about the past. A polarity lasts until the end of the sentence, a
 * word that changes it, or a comma that does not continue a list. `isItem` tells which tokens can be list items, `isDeal`
 * which speak of buying or renting: "buy, not rent a billboard" refuses the rent alone.
 */
export function markPolarity(
  tokens: readonly Token[],
  isItem: (index: number) => boolean,
  isDeal: (index: number) => boolean = () => false,
): Polarity[] {
  const polarity: Polarity[] = []
  let now: Polarity = 'wanted'
  let beforeBracket: Polarity = 'wanted'
  let sentence = 0
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence) {
      now = 'wanted'
      sentence = token.sentence
    }
    const turn = matchAt(tokens, i, LEXICON)
    if (turn) {
      if (turn.value !== 'ignore') now = turn.value
      for (let k = i; k < turn.end; k++) polarity[k] = now
      if (token.text === 'last') markNarrated(tokens, i, polarity)
      i = turn.end - 1
      continue
    }
    if (endsTurn(tokens, i, isItem) || (now === 'excluded' && startsAim(tokens, i, polarity, isItem)))
      now = 'wanted'
    if (isMark(token, '(')) beforeBracket = now
    if (isMark(token, ')')) now = beforeBracket
    polarity[i] = now
    if (now === 'excluded' && isDeal(i) && !isDeal(i + 1)) now = 'wanted'
  }
  markAfterwards(tokens, polarity, isItem)
  return polarity
}

/** "We were on a billboard last spring": the preceding words are about the past too. */
function markNarrated(tokens: readonly Token[], last: number, polarity: Polarity[]): void {
  let from = last
  while (
    from > 0 &&
    tokens[from - 1]?.sentence === tokens[last]?.sentence &&
    !isMark(tokens[from - 1], ',;:')
  )
    from -= 1
  if (tokens.slice(from, last).some(({ text }) => DONE.has(text))) polarity.fill('past', from, last)
}

/** "anything but a billboard for families": the exclusion is followed by the target audience. */
function startsAim(
  tokens: readonly Token[],
  i: number,
  polarity: readonly Polarity[],
  isItem: (index: number) => boolean,
): boolean {
  if (!AIMS.has((tokens[i] as Token).text)) return false
  for (let k = i - 1; k >= 0 && polarity[k] === 'excluded'; k--) if (isItem(k)) return true
  return false
}

function endsTurn(tokens: readonly Token[], i: number, isItem: (index: number) => boolean): boolean {
  const token = tokens[i] as Token
  if (isMark(token, ':.')) return true
  if (isMark(token, '-')) return isDash(tokens, i)
  return isMark(token, ',') && !listGoesOn(tokens, i + 1, isItem)
}

function isDash(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token
  return (tokens[i - 1]?.end ?? 0) < token.start && (tokens[i + 1]?.start ?? 0) > token.end
}

/** "no radio, print or social": a list continues when an item and then a conjunction, comma or the end follow. */
function listGoesOn(tokens: readonly Token[], from: number, isItem: (index: number) => boolean): boolean {
  let k = from
  while (LIST_JOINTS.has(tokens[k]?.text ?? '')) k += 1
  if (!isItem(k)) return false
  while (isItem(k)) k += 1
  while (/^(ad|ads|stuff|advertising)$/.test(tokens[k]?.text ?? '')) k += 1
  const next = tokens[k]
  if (!next || isMark(next, ',.!?;/') || next.sentence !== (tokens[from] as Token).sentence) return true
  return LIST_JOINTS.has(next.text) || next.text === 'please'
}

/** "radio is out", "billboards are not an option": the refusal follows the thing. */
function markAfterwards(
  tokens: readonly Token[],
  polarity: Polarity[],
  isItem: (index: number) => boolean,
): void {
  for (let i = 0; i < tokens.length; i++) {
    if (!isItem(i)) continue
    let k = i + 1
    while (/^(ad|ads|\?|,|\.)$/.test(tokens[k]?.text ?? '')) k += 1
    if (isItem(k)) continue
    if (REFUSALS.some((words) => words.every((word, n) => tokens[k + n]?.text === word)))
      excludeBack(polarity, i, isItem)
  }
}

function excludeBack(polarity: Polarity[], from: number, isItem: (index: number) => boolean): void {
  for (let k = from; k >= 0 && isItem(k); k--) polarity[k] = 'excluded'
}
