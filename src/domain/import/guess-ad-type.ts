import { AD_TYPE_LABELS, AD_TYPES, type AdType, VENUES, type Venue } from '../vocabulary.ts'
import { headerWords } from './columns.ts'

/** Trade terms that identify a medium, most specific medium first: a "digital bulletin" is digital. */
const WORDS: readonly [AdType, RegExp][] = [
  ['radio', /\b(radio|fm|am radio|mhz|khz|broadcast|call sign|call letters|daypart)\b/],
  [
    'social',
    /\b(social|instagram|facebook|tiktok|youtube|newsletter|podcast|followers|subscribers|influencer|blog)\b/,
  ],
  [
    'digital',
    /\b(digital|led|lcd|dooh|screens?|kiosks?|monitor|video ?wall|video|display screen|link5g|slots?)\b/,
  ],
  [
    'print',
    /\b(print|newspapers?|magazines?|circulation|publication|flyers?|brochure|directory|newsprint|zine)\b/,
  ],
  [
    'event',
    /\b(events?|festivals?|sponsorships?|stadiums?|ballparks?|arenas?|theaters?|theatres?|concerts?|galler(y|ies)|cultural|stages?|attendance|parade|venues?)\b/,
  ],
  [
    'billboard',
    /\b(billboards?|bulletins?|posters?|wallscapes?|murals?|bus|buses|shelters?|bench(es)?|transit|street furniture|outdoor|ooh|urban panels?|panels?|signs?|airport|rail|ferry|taxi|truck)\b/,
  ],
]

/** The medium that a text names: by our own id or label, else by a trade term; `undefined` when none. */
export function adTypeOf(text: string): AdType | undefined {
  const words = headerWords(text.replace(/[_\d.]+/g, ' '))
  const own = AD_TYPES.find((id) => id === words || AD_TYPE_LABELS[id].toLowerCase() === words)
  return own ?? WORDS.find(([, pattern]) => pattern.test(words))?.[0]
}

export interface AdTypeGuess {
  adType: AdType
  /** What the guess is based on, for people to judge: `file name`, `column "Stadium"`. */
  evidence: string[]
}

/**
 * Guesses the medium of a whole file from its name, its headers and its cells. `undefined` without any evidence or when
 * two media tie.
 */
export function guessAdType(file: {
  name: string
  columns: string[]
  samples: string[][]
}): AdTypeGuess | undefined {
  const votes = new Map<AdType, { weight: number; evidence: string[] }>()
  const vote = (adType: AdType | undefined, weight: number, evidence: string) => {
    if (!adType) return
    const tally = votes.get(adType) ?? { weight: 0, evidence: [] }
    votes.set(adType, { weight: tally.weight + weight, evidence: [...tally.evidence, evidence] })
  }
  vote(adTypeOf(file.name.replace(/\.\w+$/, '')), 2, 'the file name')
  for (const [i, column] of file.columns.entries()) {
    vote(adTypeOf(column), 1, `column "${column}"`)
    vote(commonAdType(file.samples.map((row) => row[i] ?? '')), 1, `the cells of "${column}"`)
  }
  const [first, second] = [...votes].sort(([, a], [, b]) => b.weight - a.weight)
  if (!first || first[1].weight === second?.[1].weight) return undefined
  return { adType: first[0], evidence: first[1].evidence }
}

/** The one medium that most of these cells name; long texts are no evidence. */
export function commonAdType(cells: readonly string[]): AdType | undefined {
  const filled = cells.filter((cell) => cell.trim())
  const counts = new Map<AdType, number>()
  for (const cell of filled) {
    const adType = cell.length <= 60 ? adTypeOf(cell) : undefined
    if (adType) counts.set(adType, (counts.get(adType) ?? 0) + 1)
  }
  const best = [...counts].sort(([, a], [, b]) => b - a)[0]
  return best && best[1] * 2 > filled.length ? best[0] : undefined
}

const VENUE_WORDS: Record<Venue, RegExp> = {
  ferry: /\bferr(y|ies)\b/,
  airport: /\bairports?\b/,
  stadium: /\b(stadium|ballpark|arena|sports? (park|field))\b/,
  campus: /\b(campus|college|university|school)\b/,
  gym: /\b(gym|fitness|health club)\b/,
  restaurant: /\b(restaurants?|dining|cafe|coffee)\b/,
  bar: /\b(bars?|pub|tavern|brewery|taproom)\b/,
  office: /\b(office|coworking|lobby)\b/,
  retail: /\b(retail|mall|grocery|store|shop|shopping|pharmacy)\b/,
  transit: /\b(transit|bus|buses|rail|train|subway|tram|station|shelter)\b/,
}

/** The venue type that a cell names; `undefined` when unknown. */
export function venueOf(text: string): Venue | undefined {
  const words = headerWords(text)
  const order = Object.keys(VENUE_WORDS) as Venue[]
  return VENUES.find((venue) => venue === words) ?? order.find((venue) => VENUE_WORDS[venue].test(words))
}
