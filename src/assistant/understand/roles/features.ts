import { isEverydayWord } from '#domain/common-words.ts'
import { STANCE_WORDS, type Stance } from '../../lexicon/stance-words.ts'
import { type Reading, type Role, ruledRole } from '../reading.ts'
import { ruledPlaceRole } from '../slots/place.ts'
import type { Token } from '../words/tokenize.ts'
import { figureFeatures } from './figure-features.ts'
import type { Mention } from './mentions.ts'
import { townFeatures } from './town-features.ts'

/** How far a mention looks to either side, in tokens. */
const REACH = 8
/** So many links of a chain. */
const CHAIN = 4
const STANCES = Object.entries(STANCE_WORDS) as [Stance, ReadonlySet<string>][]

export interface Scene {
  reading: Reading
  mentions: readonly Mention[]
  /** A token's word in features: its text, or what it is. */
  words: readonly string[]
  stances: readonly (readonly Stance[])[]
}

/** What all mentions of a text share, worked out once. */
export function openScene(reading: Reading, mentions: readonly Mention[]): Scene {
  const kinds = reading.tokens.map(() => '')
  for (const { kind, start, end, unsure } of mentions)
    if (kind === 'date') kinds.fill('[date]', start, end)
    else if (kind === 'place' && unsure) markTown(reading.tokens, kinds, start, end)
    else if (kind !== 'amount') kinds.fill(`<${kind}>`, start, end)
  const words = reading.tokens.map((token, i) => kinds[i] || wordOf(token))
  const stances = reading.tokens.map((token, i) => (kinds[i] ? [] : stancesOf(token.text)))
  return { reading, mentions, words, stances }
}

/** A name in no dictionary is some town to its neighbors; a word stays the word it is. */
function markTown(tokens: readonly Token[], kinds: string[], start: number, end: number): void {
  for (let i = start; i < end; i++)
    if (!kinds[i] && !isEverydayWord((tokens[i] as Token).text)) kinds[i] = '<town>'
}

function wordOf({ kind, text, dollar }: Token): string {
  if (kind === 'number' || kind === 'ordinal') return dollar ? '$#' : '#'
  if (kind === 'date') return '<date>'
  return text === '\n' ? '/n' : text
}

const remembered = new Map<string, readonly Stance[]>()

function stancesOf(text: string): readonly Stance[] {
  let found = remembered.get(text)
  if (!found) {
    found = STANCES.filter(([, words]) => words.has(text)).map(([stance]) => stance)
    if (remembered.size < 5000) remembered.set(text, found)
  }
  return found
}

/** The features of a mention, given the roles of those before it. */
export function featuresOf(scene: Scene, index: number, before: readonly Role[]): string[] {
  return [...fixedFeatures(scene, index), ...companyFeatures(scene, index, before)]
}

/** What is so whatever the other mentions are for. */
export function fixedFeatures(scene: Scene, index: number): string[] {
  const mention = scene.mentions[index] as Mention
  const features = [
    'bias',
    `rule ${ruleOf(scene.reading, mention)}`,
    ...nearWords(scene, mention),
    ...sideWords(scene, mention, -1),
    ...sideWords(scene, mention, 1),
    ...chain(scene, mention, -1),
    ...chain(scene, mention, 1),
    ...nextSentence(scene, mention),
    ...shape(scene, mention),
    ...sentence(scene, mention),
    ...figureFeatures(scene.reading, mention),
    ...townFeatures(scene.reading, mention, scene.words),
  ]
  return features.map((feature) => `${mention.kind} ${feature}`)
}

function ruleOf(reading: Reading, mention: Mention): Role {
  if (mention.kind !== 'place' || mention.unsure) return ruledRole(reading, mention.kind, mention)
  const place = reading.places[reading.placeAt[mention.start] as number]
  return place ? ruledPlaceRole(reading, place, mention.start) : 'wanted'
}

function nearWords({ words, stances }: Scene, { start, end }: Mention): string[] {
  const at = (i: number) => words[i] ?? '|'
  const near = [
    `-1 ${at(start - 1)}`,
    `-2 ${at(start - 2)} ${at(start - 1)}`,
    `-3 ${at(start - 3)} ${at(start - 2)} ${at(start - 1)}`,
    `+1 ${at(end)}`,
    `+2 ${at(end)} ${at(end + 1)}`,
    `+3 ${at(end)} ${at(end + 1)} ${at(end + 2)}`,
    `-+ ${at(start - 1)} ${at(end)}`,
  ]
  for (const [name, i] of [
    ['-1s', start - 1],
    ['-2s', start - 2],
    ['-3s', start - 3],
    ['+1s', end],
    ['+2s', end + 1],
    ['+3s', end + 2],
  ] as const)
    for (const stance of stances[i] ?? []) near.push(`${name} ${stance}`)
  return near
}

/** Words of the sentence to one side: how far, and what was crossed on the way. */
function sideWords({ reading: { tokens }, words, stances }: Scene, mention: Mention, step: 1 | -1): string[] {
  const found: string[] = []
  const side = step === 1 ? '>' : '<'
  const { sentence } = tokens[mention.start] as Token
  let crossed = ''
  let i = step === 1 ? mention.end : mention.start - 1
  for (let far = 0; far < REACH && tokens[i]?.sentence === sentence; far++, i += step) {
    const word = words[i] as string
    if (/^[,:()-]$/.test(word) && !crossed.includes(',')) crossed += ','
    else if (word.startsWith('<') && !crossed.includes('<')) crossed += '<'
    found.push(`${side}${crossed} ${word}`)
    for (const stance of stances[i] as readonly Stance[]) found.push(`${side}${crossed}s ${stance}`)
  }
  return found
}

/** What stands to one side in order, leaving out plain words: "refuse want", ", <medium>". */
function chain({ reading: { tokens }, words, stances }: Scene, mention: Mention, step: 1 | -1): string[] {
  const found: string[] = []
  const { sentence } = tokens[mention.start] as Token
  const links: string[] = []
  let i = step === 1 ? mention.end : mention.start - 1
  for (; links.length < CHAIN && tokens[i]?.sentence === sentence; i += step) {
    const word = words[i] as string
    const link = /^[,:()?-]$/.test(word) || word.startsWith('<') ? word : stances[i]?.join('+')
    if (!link || link === links.at(-1)) continue
    links.push(link)
    found.push(`${step === 1 ? '>>' : '<<'} ${links.join(' ')}`)
  }
  if (links.length < CHAIN) found.push(`${step === 1 ? '>>' : '<<'} ${links.join(' ')} |`)
  return found
}

/** "Print? Absolutely not.", "We tried radio. Never again.": what the next sentence says, if it names nothing itself. */
function nextSentence({ reading: { tokens }, words, stances }: Scene, mention: Mention): string[] {
  const { sentence } = tokens[mention.start] as Token
  let i = mention.end
  let between = 0
  while (tokens[i]?.sentence === sentence) {
    if (words[i]?.startsWith('<')) return []
    between += 1
    i += 1
  }
  const found: string[] = []
  const near = between <= 2 ? 'near' : 'far'
  const stop = words[i - 1] === '?' ? '?' : '.'
  const next = tokens[i]?.sentence
  for (let far = 0; far < REACH && tokens[i] && tokens[i]?.sentence === next; far++, i++) {
    if (words[i]?.startsWith('<')) return []
    found.push(`next${stop}${near} ${words[i]}`)
    for (const stance of stances[i] as readonly Stance[]) found.push(`next${stop}${near}s ${stance}`)
  }
  return found
}

/** The other mentions: what the one before is for, what joins the two, how many are left. */
export function companyFeatures(
  { mentions, words }: Scene,
  index: number,
  before: readonly Role[],
): string[] {
  const mention = mentions[index] as Mention
  const same = mentions.filter(({ kind }) => kind === mention.kind)
  const place = same.indexOf(mention)
  const found = [
    `nth ${Math.min(place, 2)} of ${Math.min(same.length, 3)}`,
    `last ${place === same.length - 1}`,
    `twice ${same.some((one) => one !== mention && one.value === mention.value)}`,
  ]
  const last = mentions.slice(0, index).findLastIndex(({ kind }) => kind === mention.kind)
  if (last !== -1) {
    const joint = words.slice((mentions[last] as Mention).end, mention.start)
    const joined = joint.length <= 4 ? joint.join(' ') : joint.includes('.') ? 'stop' : 'far'
    found.push(`after ${before[last]} ${joined}`, `after ${before[last]}`)
  } else found.push('first of kind')
  return found.map((feature) => `${mention.kind} ${feature}`)
}

/** What else its sentence holds: a request names a medium, a budget, and says "want". */
function sentence({ reading, mentions, stances }: Scene, mention: Mention): string[] {
  const { tokens } = reading
  const of = (i: number) => tokens[i]?.sentence
  const own = of(mention.start)
  const has = new Set<string>()
  for (const other of mentions) if (other !== mention && of(other.start) === own) has.add(other.kind)
  let opens = mention.start
  while (opens > 0 && of(opens - 1) === own) opens -= 1
  for (let i = opens; i < tokens.length && of(i) === own; i++)
    for (const stance of stances[i] as readonly Stance[]) has.add(stance)
  const same = mentions.filter(({ kind, value }) => kind === mention.kind && value === mention.value)
  const last = mentions.findLast(({ kind }) => kind === mention.kind)
  const where = own === 0 ? 'first' : own === of(tokens.length - 1) ? 'last' : 'middle'
  return [
    ...[...has].map((kind) => `with ${kind}`),
    `with ${['medium', 'amount', 'date', 'place', 'venue'].filter((kind) => has.has(kind)).join('+')} ${where}`,
    `said ${Math.min(3, same.length)} ${same.at(-1) === mention ? 'last' : ''} ${last?.value === mention.value ? 'latest' : ''}`,
  ]
}

/** Names are written large: "Transit Taco", "Magazine Street Tattoo". */
function shape(
  { reading: { tokens, text, items }, words }: Scene,
  { kind, start, end, value }: Mention,
): string[] {
  const first = tokens[start] as Token
  const opens = tokens[start - 1]?.sentence !== first.sentence
  const isLarge = (i: number) => {
    const token = tokens[i]
    return token?.kind === 'word' && /[A-Z]/.test(text[token.start] as string)
  }
  const sure = isLarge(start) && !opens
  const found = [
    ...(kind === 'amount' ? [] : [`value ${value}`]),
    ...(kind === 'amount' || kind === 'date'
      ? []
      : [
          `word ${tokens
            .slice(start, end)
            .map(({ stem }) => stem)
            .join(' ')}`,
        ]),
    `large ${sure ? 'sure' : isLarge(start)} next ${isLarge(end)} before ${isLarge(start - 1)}`,
    `item next ${items[end] === true} before ${items[start - 1] === true}`,
    `sentence ${first.sentence === 0 ? 'first' : 'later'} ${opens ? 'opens' : ''}`,
  ]
  if (isLarge(end)) found.push(`large+1 ${words[end]}`)
  return found
}
