import { ADVERTISING } from '../../lexicon/off-topic.ts'
import type { Reading } from '../reading.ts'
import { listMentions } from '../roles/mentions.ts'
import { foldText, type Token } from '../words/tokenize.ts'

/** What a text looks like as a whole: its words and pairs of words, how it opens, and the kinds of things it names. */
export function featuresOfText(reading: Reading): string[] {
  const mentions = listMentions(reading).filter(({ unsure }) => !unsure)
  const named = new Map<number, string>()
  for (const { kind, start, end } of mentions)
    for (let i = start; i < end; i++) named.set(i, i === start ? `<${kind}>` : '')
  const words = reading.tokens.map((token, i) => named.get(i) ?? wordOf(token)).filter(Boolean)
  const kinds = [...new Set(mentions.map(({ kind }) => kind))].sort()
  const features = [
    'any',
    `first ${words[0]}`,
    `first ${words[0]} ${words[1]}`,
    `last ${words.at(-1)}`,
    `advertising ${ADVERTISING.test(foldText(reading.text))}`,
    `asks ${reading.text.includes('?')}`,
    `money ${words.includes('$#')}`,
    `length ${Math.min(5, Math.floor(words.length / 4))}`,
    `kinds ${kinds.join(' ')}`,
    ...kinds.map((kind) => `has ${kind}`),
  ]
  words.forEach((word, i) => {
    features.push(`word ${word}`, `pair ${words[i - 1] ?? '|'} ${word}`)
  })
  return [...new Set(features)]
}

function wordOf({ kind, stem, dollar }: Token): string {
  if (kind === 'number') return dollar ? '$#' : '#'
  return kind === 'date' ? '<date>' : stem
}
