import { formatZonedTime, toDateRange } from '../../format-dates.ts'
import { angleBetween, bearingTo, distanceKm, type LatLng } from '../../geo.ts'
import { toWallTime } from '../../zoned-time.ts'
import { type Capture, clockOffsetOf, takenAt } from './capture.ts'
import { toCompassPoint, toDistance } from './place-words.ts'

export const PROOF_CHECKS = [
  'place',
  'direction',
  'days',
  'received',
  'seen',
  'alike',
  'size',
  'gaps',
  'share',
  'daypart',
] as const
/** Unknown: there was nothing to compare. */
export const PROOF_CHECK_RESULTS = ['pass', 'doubt', 'unknown'] as const

/** What was compared when a picture or a log came: a sentence, which stops nothing. */
export interface ProofCheck {
  about: (typeof PROOF_CHECKS)[number]
  result: (typeof PROOF_CHECK_RESULTS)[number]
  text: string
}

/** Taken on the page at the space; a file from elsewhere; something that does not fit. */
export const PROOF_GRADES = ['captured', 'uploaded', 'doubtful'] as const
export type ProofGrade = (typeof PROOF_GRADES)[number]

export const GRADE_LABELS: Record<ProofGrade, string> = {
  captured: 'Captured here',
  uploaded: 'Uploaded',
  doubtful: 'Doubtful',
}

/** How much a grade is worth. */
export const GRADE_NOTE = 'A phone can be made to lie; this compares what it says.'
export const LOG_NOTE = 'A log is what its seller hands in; this compares what it says.'

interface Compared {
  /** Null: uploaded from a file. */
  capture: Capture | null
  receivedAt: Date
  /** Null: the listing states none. */
  space: LatLng | null
  /** `YYYY-MM-DD`, where the space is. */
  days: { first: string; last: string }
  timeZone: string
  width: number
  height: number
  /** The same bytes were handed in before, by anybody. */
  isSeen: boolean
  /** It looks like a picture of the same seller for something else. */
  isAlike: boolean
}

const NEAR_METERS = 75
/** A position that is known no better than this shows nothing: it is that of a network, not of a satellite. */
const VAGUE_METERS = 500
const DIRECTION_DEGREES = 60
const LATE_MS = 24 * 3_600_000
const EARLY_MS = 60_000
const SMALL_PIXELS = 1_000_000

/** In the order in which they are read. */
export function checkPicture(compared: Compared): ProofCheck[] {
  const { capture } = compared
  const ofCapture = capture
    ? [
        checkPlace(capture, compared.space),
        checkDirection(capture, compared.space),
        checkDays(capture, compared),
        checkReceived(capture, compared.receivedAt),
      ]
    : [unknown('place', 'Uploaded from a file: where and when it was taken was not recorded.')]
  return [...ofCapture, ...checkFile(compared)]
}

function checkFile({ isSeen, isAlike, width, height }: Compared): ProofCheck[] {
  return [
    isSeen
      ? doubt('seen', 'The same file was handed in before.')
      : pass('seen', 'The file was not handed in before.'),
    isAlike
      ? doubt('alike', 'It looks like a picture that was handed in for something else.')
      : pass('alike', 'It looks like no other picture of this seller.'),
    ...(width * height < SMALL_PIXELS ? [doubt('size', 'It has less than 1 megapixel.')] : []),
  ]
}

function checkPlace({ position }: Capture, space: LatLng | null): ProofCheck {
  if (!position) return unknown('place', 'The phone gave no position.')
  if (!space) return unknown('place', 'The space states no point on the map to compare with.')
  if (position.accuracyM > VAGUE_METERS)
    return unknown('place', `The phone knew its position only within ${toDistance(position.accuracyM)}.`)
  const meters = distanceKm(position, space) * 1000
  const text = `Taken ${toDistance(meters)} from the space, as far as the phone knows (within ${toDistance(position.accuracyM)}).`
  return meters <= Math.max(NEAR_METERS, position.accuracyM) ? pass('place', text) : doubt('place', text)
}

/** From where the phone was. Nearer than its accuracy there is no direction. */
function checkDirection({ position, heading }: Capture, space: LatLng | null): ProofCheck {
  if (heading === null) return unknown('direction', 'The phone gave no direction.')
  const pointed = `The camera pointed ${toCompassPoint(heading)}`
  if (!position || !space || distanceKm(position, space) * 1000 <= position.accuracyM)
    return unknown('direction', `${pointed}; where the space lies from there is not known.`)
  const towards = bearingTo(position, space)
  const text = `${pointed}; the space lies to the ${toCompassPoint(towards)}.`
  const isTowards = angleBetween(heading, towards) <= DIRECTION_DEGREES
  return isTowards ? pass('direction', text) : doubt('direction', text)
}

function checkDays(capture: Capture, { receivedAt, days, timeZone }: Compared): ProofCheck {
  const taken = takenAt(capture, receivedAt)
  const on = toWallTime(taken, timeZone).date
  const text = `Taken on ${toDateRange({ first: on, last: on })}; it is about ${toDateRange(days)}.`
  return days.first <= on && on <= days.last ? pass('days', text) : doubt('days', text)
}

function checkReceived(capture: Capture, receivedAt: Date): ProofCheck {
  const taken = takenAt(capture, receivedAt)
  const waitedMs = receivedAt.getTime() - taken.getTime()
  const offset = clockOffsetOf(capture, receivedAt)
  const clock = offset === 0 ? '' : ` The phone's clock was ${toHours(offset)}; the time is corrected.`
  if (waitedMs < -EARLY_MS)
    return doubt('received', `By the phone's own clock it was taken after it was sent.${clock}`)
  const text = `Taken ${formatZonedTime(taken.toISOString())}, ${toWait(waitedMs)}.${clock}`
  return waitedMs <= LATE_MS && offset === 0 ? pass('received', text) : doubt('received', text)
}

function toHours(offsetMs: number): string {
  const hours = Math.max(1, Math.round(Math.abs(offsetMs) / 3_600_000))
  return `${count(hours, 'hour')} ${offsetMs > 0 ? 'slow' : 'fast'}`
}

function toWait(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  if (minutes < 2) return 'received at once'
  if (minutes < 120) return `received ${minutes} minutes later`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `received ${hours} hours later` : `received ${Math.round(hours / 24)} days later`
}

const count = (number: number, word: string) =>
  `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`

type About = ProofCheck['about']
const pass = (about: About, text: string): ProofCheck => ({ about, result: 'pass', text })
const doubt = (about: About, text: string): ProofCheck => ({ about, result: 'doubt', text })
const unknown = (about: About, text: string): ProofCheck => ({ about, result: 'unknown', text })

/** A compass near steel, a phone without a network and a small picture are no reason to doubt what is seen. */
const DOUBTFUL: readonly About[] = ['place', 'days', 'seen', 'alike']

/** Captured here: on the page, at the space as far as the phone knows. Null: nothing was compared. */
export function gradeProof(origin: string, checks: readonly ProofCheck[] | null): ProofGrade | null {
  if (!checks) return null
  if (checks.some(({ about, result }) => result === 'doubt' && DOUBTFUL.includes(about))) return 'doubtful'
  const isHere = checks.some(({ about, result }) => about === 'place' && result === 'pass')
  return (origin === 'captured' || origin === 'crew') && isHere ? 'captured' : 'uploaded'
}
