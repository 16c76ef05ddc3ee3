import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import { readCounts } from '#assistant/converse/counts.ts'
import { type Days, readDuration } from '#assistant/converse/days.ts'
import { type FollowUpQuestion, findQuestion } from '#assistant/converse/find-question.ts'
import { sayIn, type Tongue } from '#assistant/converse/language.ts'
import { replyTo } from '#assistant/converse/reply-to.ts'
import { sayNothing } from '#assistant/converse/say-market.ts'
import type { Ground, Reply, SpokenMatch } from '#assistant/converse/spoken.ts'
import type { KnownPlace } from '#assistant/places.ts'
import { isSameFormats } from '#assistant/understand/slots/formats.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import { foldText } from '#assistant/understand/words/tokenize.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { Out } from '#contract/route.ts'
import {
  CRITERIA_KEYS,
  type Criteria,
  emptyCriteria,
  isEmptyCriteria,
  placesOf,
} from '#domain/discovery/criteria.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { createWording } from './agent/create-wording.ts'
import type { Answered, Question } from './answer-question.ts'
import { toBareMatch } from './bare-match.ts'
import type { QuestionReader } from './question-reader.ts'
import { readGround } from './read-ground.ts'
import { refineRequest } from './refine-request.ts'
import { inTongue, readTongue } from './tongue.ts'
import { resolveSurePlace } from './which-place.ts'

type SuggestBody = Out<(typeof assistantRoutes)['suggest']['body']>
type Outside = Pick<AppContext, 'search' | 'gazetteer' | 'now'>
type Answer = (question: Question) => Promise<Answered>
type Word = ReturnType<typeof createWording>

/** What a question is asked of. */
interface Before {
  criteria: Criteria
  places: readonly KnownPlace[]
  /** The same of other criteria. */
  search: (criteria: Criteria, places: readonly KnownPlace[]) => Promise<AssistantAnswer<FoundListing>>
  /** The answer before, anew; empty where there was none. */
  answer: AssistantAnswer<FoundListing>
  shown: (SpokenMatch | undefined)[]
}

/** Questions on the page of a space that are about itself. */
const OF_PAGE: ReadonlySet<FollowUpQuestion['kind']> = new Set([
  'help',
  'cost',
  'free',
  'fact',
  'setup',
  'audience',
  'basis',
  'seller',
  'promise',
  'able',
  'media',
])

/**
 * The answer to a question about an answer, a space or the site; null where a text is a request, or changes one. A follow-up that
 * changed nothing is said to have done so.
 */
export async function answerFollowUp(
  context: Outside,
  { answer, word }: { answer: Answer; word: Word },
  { body, reader, asker }: { body: SuggestBody; reader: QuestionReader; asker: string },
): Promise<Answered | null> {
  if (body.userType !== 'buyer') return null
  // after an answer, and on the page of a space: short, and no request of its own
  const isShort = body.previous !== undefined || body.page?.listingId !== undefined
  const own = isShort ? reader.readFollowUp() : reader.readRequest()
  const ids = body.previous?.listingIds ?? (body.page?.listingId ? [body.page.listingId] : [])
  const asked = findQuestion(body.query, own, {
    count: ids.length,
    focus: Math.max(0, ids.indexOf(body.previous?.focus ?? 0)),
  })
  if (!body.previous && asked && ids.length > 0 && !OF_PAGE.has(asked.kind)) return null
  if (!asked && !(body.previous && (await changesNothing(context, body, reader)))) return null
  const tongue = readTongue(body)
  const isOfRent = asked?.kind === 'typical'
  const before = await readBefore(context, answer, { body, own, asker, isOfRent, tongue })
  const ground = await groundOf(context, { asked, before, own, text: body.query, tongue })
  const isKnown = !isEmptyCriteria(own.criteria)
  const told = asked ? replyTo(asked, ground) : sayNothing({ ...ground, isKnown })
  const focus = asked && 'of' in asked ? before.shown[asked.of[0] ?? 0]?.listing.id : undefined
  const said = inTongue({ ...withReply(before, told), ...(focus && { focus }) }, tongue)
  // what is one question of a known kind has its exact answer
  if (asked && !asksTwice(body.query)) return { answer: said, words: null }
  const shown = before.shown.filter((one) => one !== undefined)
  const question = { text: body.query, userType: 'buyer' as const, asker, isQuestion: true, shown }
  const { criteria, places, search } = before
  const words = await word({ ...question, criteria, places, search, answer: said, caveats: [] })
  return { answer: said, words }
}

const asksTwice = (text: string) => (text.match(/\?/g)?.length ?? 0) > 1

function withReply({ answer, criteria }: Before, told: Reply): AssistantAnswer<FoundListing> {
  const { replies: _replies, links: _links, comparison: _comparison, ...kept } = answer
  const { text, ...more } = told
  return { ...kept, criteria, recommendations: [], ...more, suggestion: text }
}

async function changesNothing(
  { search, gazetteer }: Outside,
  { previous, query: text }: SuggestBody,
  { options, readFollowUp }: QuestionReader,
): Promise<boolean> {
  if (!previous) return false
  const shown = await search.get(previous.listingIds)
  const followUp = readFollowUp()
  const refined = refineRequest(
    { ...previous, text, shown, gazetteer: gazetteer() },
    { ...options, followUp },
  )
  const isSame = (key: (typeof CRITERIA_KEYS)[number]) =>
    JSON.stringify(refined.criteria[key]) === JSON.stringify(previous.criteria[key])
  return (
    !refined.isLike &&
    isSameFormats(refined.formats, previous.formats) &&
    CRITERIA_KEYS.every(isSame) &&
    placesOf(refined.criteria).join() === placesOf(previous.criteria).join()
  )
}

interface BeforeInput {
  body: SuggestBody
  own: Understanding
  asker: string
  /** What is usual is said of rents: what is for sale is not shown beside it. */
  isOfRent: boolean
  tongue: Tongue
}

async function readBefore(
  context: Outside,
  answer: Answer,
  { body, own, asker, isOfRent, tongue }: BeforeInput,
): Promise<Before> {
  const { previous, page } = body
  const gazetteer = context.gazetteer()
  const criteria = previous?.criteria ?? (page?.listingId ? emptyCriteria() : own.criteria)
  const words = previous ? (previous.words ?? '') : own.words
  const places = placesOf(criteria).flatMap((name) => resolveSurePlace(gazetteer, name) ?? [])
  const isRequest = previous ? previous.listingIds.length > 0 : own.isRequest && !page?.listingId
  const formats = previous ? previous.formats : own.formats
  const understanding = { criteria, places, words, isRequest, ...(formats && { formats }) }
  const question = {
    text: words,
    userType: 'buyer' as const,
    understanding,
    fixed: criteria,
    asker,
    tongue,
  }
  const compared = toRents(question, isOfRent && !previous)
  const { answer: found } = await answer({ ...compared, isBuiltIn: true })
  const search: Before['search'] = async (other, around) => {
    const wider = { ...understanding, criteria: other, places: [...around], isRequest: true }
    return (await answer({ ...question, understanding: wider, fixed: other, isBuiltIn: true })).answer
  }
  const known = new Map([...found.matches, ...found.nearMisses].map((one) => [one.listing.id, one]))
  const ids = previous?.listingIds ?? (page?.listingId ? [page.listingId] : [...known.keys()])
  const others = await context.search.get(ids.filter((id) => !known.has(id)))
  const bare = new Map(others.map((listing) => [listing.id, toBareMatch(listing, sayIn(tongue))]))
  const shown = ids.map((id) => known.get(id) ?? bare.get(id)) as Before['shown']
  return { criteria, places, search, answer: found, shown }
}

function toRents<Q extends Pick<Question, 'understanding' | 'fixed'>>(question: Q, isOfRent: boolean): Q {
  const { understanding } = question
  if (!isOfRent || understanding.criteria.listingType !== null) return question
  const criteria: Criteria = { ...understanding.criteria, listingType: 'rent' }
  return { ...question, understanding: { ...understanding, criteria }, fixed: criteria }
}

interface Sources {
  asked: FollowUpQuestion | null
  before: Before
  own: Understanding
  text: string
  tongue: Tongue
}

function groundOf(context: Outside, { asked, before, own, text, tongue }: Sources): Promise<Ground> {
  const { criteria } = before
  const shown = before.shown.filter((one) => one !== undefined)
  const of = asked && 'of' in asked ? asked.of : []
  const about = of.flatMap((index) => before.shown[index] ?? [])
  const days = daysOf({ own: own.criteria, criteria, text, about, today: toMarketDate(context.now()) })
  return readGround(context, {
    criteria,
    shown,
    about: of.length > 0 ? about : shown.slice(0, 1),
    days,
    named: { ...own.criteria, counts: readCounts(text) },
    say: sayIn(tongue),
  })
}

interface DaysInput {
  own: Criteria
  criteria: Criteria
  text: string
  about: readonly SpokenMatch[]
  today: string
}

/** The days that a question names, else a length of time from the first day free, else those of the request. */
function daysOf({ own, criteria, text, about, today }: DaysInput): Days | null {
  const { availableFrom, availableTo } = own
  if (availableFrom && availableTo) return { first: availableFrom, last: availableTo }
  const firsts = about.map(({ listing }) => listing.firstFree ?? listing.availabilityStart ?? '')
  const free = [addDays(today, 1), ...firsts].sort().at(-1) as string
  const start = availableFrom ?? criteria.availableFrom ?? free
  const lasting = readDuration(foldText(text), start)
  if (lasting) return lasting
  const { availableFrom: from, availableTo: to } = criteria
  return from && to ? { first: from, last: to } : null
}
