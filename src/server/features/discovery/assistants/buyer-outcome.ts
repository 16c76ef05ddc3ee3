import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import { type Say, sayIn } from '#assistant/converse/language.ts'
import { plainText } from '#assistant/explain/wording.ts'
import { listUnused } from '#assistant/understand/unread.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import { CRITERIA_KEYS, emptyCriteria } from '#domain/discovery/criteria.ts'
import type { FormRequest } from './buyer-request.ts'

const NOTHING_FITS = ['No listings matched your criteria.', 'Ningún anuncio cumple lo que pediste.'] as const

/** An answer as the buyer form shows it. */
export function toBuyerOutcome(answer: AssistantAnswer<FoundListing>, form: FormRequest) {
  const { criteria, matches, nearMisses, nearest, recommendations, suggestion, links, language } = answer
  const say = sayIn(language ?? 'en')
  // what is offered instead does not fit
  const isNothing = matches.length === 0 && (nearMisses.length === 0 || links !== undefined)
  const shown = isForPlaceAlone(answer, form) ? matches.map(withoutScore) : matches
  return {
    success: true,
    message: isNothing ? say(...NOTHING_FITS) : withNotRead(suggestion, form, say),
    listings: matches.map((match) => match.listing),
    recommendations,
    criteria,
    matches: shown,
    nearMisses,
    nearest,
    isNothing,
    unused: listUnused(form.unread ?? []),
    sizes: form.sizes,
    ...(language && { language }),
  }
}

/** Nothing of the words was understood, and the form's place is all there is: it may be one that nobody chose. */
function isForPlaceAlone({ criteria }: AssistantAnswer, { isWordsRead }: FormRequest): boolean {
  if (isWordsRead) return false
  const none = emptyCriteria()
  return CRITERIA_KEYS.every(
    (key) => key === 'place' || JSON.stringify(criteria[key]) === JSON.stringify(none[key]),
  )
}

function withoutScore<M extends { matchScore: number; parts: unknown[] }>(match: M): M {
  return { ...match, matchScore: 0, parts: [] }
}

function withNotRead(suggestion: string, { isWordsRead, unread = [] }: FormRequest, say: Say): string {
  const [first] = unread
  if (isWordsRead || !first) return suggestion
  const words = plainText(first.text)
  const said = say(
    `I did not understand “${words}”, so it changed nothing.`,
    `No entendí “${words}”, así que no cambió nada.`,
  )
  return `${said} ${suggestion}`
}
