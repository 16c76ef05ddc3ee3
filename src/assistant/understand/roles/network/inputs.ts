import { type Reading, ruledRole } from '../../reading.ts'
import type { Token } from '../../words/tokenize.ts'
import type { Scene } from '../features.ts'
import type { Mention } from '../mentions.ts'

/** What the network reads of every token: names of rows of its table. Rows that were not learned say nothing. */
export function tokenInputs({ reading, mentions, words, stances }: Scene): string[][] {
  const { tokens, text, polarity, asker } = reading
  const inputs = tokens.map((token, i) => [
    `w ${wordOf(token)}`,
    ...(token.kind === 'word' && token.text.length > 4 ? [`end ${token.text.slice(-3)}`] : []),
    ...((words[i] as string).startsWith('<') || (words[i] as string).startsWith('[')
      ? [`in ${words[i]}`]
      : []),
    ...(stances[i] as readonly string[]).map((stance) => `stance ${stance}`),
    ...(polarity[i] === 'wanted' ? [] : [`polarity ${polarity[i]}`]),
    ...(asker[i] ? ['asker'] : []),
    ...(/[A-Z]/.test(text[token.start] as string) ? ['large'] : []),
    ...(i > 0 && tokens[i - 1]?.sentence !== token.sentence ? ['opens'] : []),
  ])
  for (const mention of mentions) describeMention(inputs, reading, mention)
  return inputs
}

function describeMention(inputs: string[][], reading: Reading, { kind, start, end, unsure }: Mention): void {
  const role = ruledRole(reading, kind, { start, end, ...(unsure && { unsure }) })
  for (let i = start; i < end; i++)
    inputs[i]?.push(`${i === start ? 'first' : 'next'} ${kind}`, `ruled ${role}${unsure ? ' unsure' : ''}`)
}

/** What it is told of a mention itself. */
export function mentionInputs(reading: Reading, { kind, value, start, end, unsure }: Mention): string[] {
  return [
    `kind ${kind}${unsure ? ' unsure' : ''}`,
    ...(/^(place|amount|date)$/.test(kind) ? [] : [`value ${kind} ${value}`]),
    `ruled ${kind} ${ruledRole(reading, kind, { start, end, ...(unsure && { unsure }) })}`,
  ]
}

function wordOf({ kind, text, dollar }: Token): string {
  if (kind === 'number' || kind === 'ordinal') return dollar ? '$#' : '#'
  return text === '\n' ? '/n' : text
}
