import {
  AD_TYPE_LABELS,
  AD_TYPES,
  type AdType,
  VENUE_OPENOOH_IDS,
  VENUES,
  type Venue,
} from '../../vocabulary.ts'
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
    /\b(digital|led|lcd|dooh|screens?|kiosks?|monitor|video ?wall|video|display screen|link5g|slots?|pantallas?|bildschirm|ecran|jumbotron|jumbotrons)\b/,
  ],
  [
    'print',
    /\b(print|newspapers?|magazines?|circulation|publication|flyers?|brochure|directory|newsprint|zine|periodico|revista|zeitung|zeitschrift|anzeige|half page|full page|quarter page)\b/,
  ],
  [
    'event',
    /\b(events?|festivals?|sponsorships?|stadiums?|ballparks?|arenas?|theaters?|theatres?|concerts?|galler(y|ies)|cultural|stages?|attendance|parade|venues?)\b/,
  ],
  [
    'billboard',
    /\b(billboards?|bulletins?|posters?|wallscapes?|murals?|bus|buses|shelters?|bench(es)?|transit|street furniture|outdoor|ooh|urban panels?|panels?|signs?|airport|rail|ferry|taxi|truck|wallscape|wall|walls|junior|spectaculars?|bulletin|king|queen|kong|eco ?posters?|vallas?|carteleras?|mupis?|plakat\w*|affiches?|panneaux?|hoardings?|[0-9]+ sheets?|sheets?)\b/,
  ],
]

/** The medium that a text names: by our own id or label, else by a trade term; `undefined` when none. */
export function adTypeOf(text: string): AdType | undefined {
  const words = headerWords(text.replace(/[_\d.]+/g, ' '))
  return ownAdType(words) ?? WORDS.find(([, pattern]) => pattern.test(words))?.[0]
}

function ownAdType(words: string): AdType | undefined {
  return AD_TYPES.find((id) => id === words || AD_TYPE_LABELS[id].toLowerCase() === words)
}

/** Is it one of our own words for a medium, which says nothing more than that? */
export function isOwnWord(text: string): boolean {
  return ownAdType(headerWords(text)) !== undefined
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

/** Ids of the taxonomy begin with that of their parent: the longest one of ours wins. Groups of one digit have ids of three. */
function venueOfId(id: string): Venue | undefined {
  const fits = (own: string) => id === own || (id.startsWith(own) && (id.length - own.length) % 2 === 0)
  return VENUES.filter((venue) => fits(String(VENUE_OPENOOH_IDS[venue]))).sort(
    (a, b) => VENUE_OPENOOH_IDS[b] - VENUE_OPENOOH_IDS[a],
  )[0]
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

/** The venue type that a cell names, in words or by its OpenOOH id (`804`, `80401`); `undefined` when unknown. */
export function venueOf(text: string): Venue | undefined {
  if (/^\d{1,6}$/.test(text)) return venueOfId(text)
  const words = headerWords(text)
  const order = Object.keys(VENUE_WORDS) as Venue[]
  return VENUES.find((venue) => venue === words) ?? order.find((venue) => VENUE_WORDS[venue].test(words))
}
