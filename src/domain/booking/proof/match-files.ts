import { distanceKm, type LatLng } from '../../geo.ts'

/**
 * How a file of many was matched: by its name or by the description in it with one duty; by its place with a suggestion; with several
 * duties, or with none; or somebody has chosen. Only named, described and chosen ones are filed.
 */
export const BATCH_MATCHES = ['named', 'described', 'suggested', 'several', 'none', 'chosen'] as const
export type BatchMatch = (typeof BATCH_MATCHES)[number]

/** Filing waits for the job; filed is proof, for good. */
export const BATCH_FILE_STATES = ['waiting', 'filing', 'filed', 'refused'] as const
export type BatchFileState = (typeof BATCH_FILE_STATES)[number]

export const BATCH_LIMITS = { files: 2000, bytes: 2 * 1024 ** 3, keptDays: 14, name: 200 } as const

/** A photo that is due and can be handed in now. Days are `YYYY-MM-DD`, where the space is. */
export interface OpenFace {
  bookingId: number
  duty: string
  /** The seller's own number of the space. */
  unitCode: string | null
  /** The days that it is about. */
  first: string
  last: string
  location: LatLng | null
}

/** What a file says of itself. */
export interface FileWords {
  name: string
  /** What the camera or a program wrote into it; null: nothing. */
  description: string | null
  takenOn: string | null
  location: LatLng | null
}

export interface Matched {
  match: BatchMatch
  /** What it is filed for; null: somebody chooses. */
  face: OpenFace | null
  /** A unit that it may show; empty: none is near. */
  hint: string
}

/** How near a photo was taken to a face that it may show. */
export const NEAR_KM = 0.075

/** What may begin with a unit's number, as numbers are compared: whatever else a file says, nothing else matches it by words. */
export function textsOf({ name, description }: Pick<FileWords, 'name' | 'description'>): string[] {
  return [stemOf(name), description ?? ''].map(fold)
}

/**
 * The one duty that a file is for, or none: nothing is guessed. Its name (else its description) begins with a unit's number, and says
 * nothing beyond "close", "wide" and a count; the unit has one open duty on the day on which it was taken.
 * @param units all numbers of the seller's spaces: a longer one that fits, too, makes it unsure
 */
export function matchFile(file: FileWords, faces: readonly OpenFace[], units: readonly string[]): Matched {
  for (const [match, text] of [
    ['named', stemOf(file.name)],
    ['described', file.description ?? ''],
  ] as const) {
    const unit = findUnit(text, units)
    if (unit === null) continue
    if (unit === 'unsure') return { match: 'several', face: null, hint: '' }
    return { ...matchUnit(match, facesOf(unit, faces), file.takenOn), hint: unit }
  }
  return matchPlace(file, faces)
}

function matchUnit(
  match: 'named' | 'described',
  open: readonly OpenFace[],
  takenOn: string | null,
): Pick<Matched, 'match' | 'face'> {
  const fitting = open.filter(({ first, last }) => takenOn === null || (first <= takenOn && takenOn <= last))
  const [only] = fitting
  if (only && fitting.length === 1) return { match, face: only }
  return { match: open.length === 0 ? 'none' : 'several', face: null }
}

function matchPlace({ location }: FileWords, faces: readonly OpenFace[]): Matched {
  const near = location
    ? faces.filter((face) => face.location && distanceKm(location, face.location) <= NEAR_KM)
    : []
  const [only] = near
  // two faces of one structure are as near as one
  if (!only || near.length > 1) return { match: near.length > 1 ? 'several' : 'none', face: null, hint: '' }
  return { match: 'suggested', face: null, hint: only.unitCode ?? '' }
}

const facesOf = (unit: string, faces: readonly OpenFace[]) =>
  faces.filter(({ unitCode }) => unitCode !== null && fold(unitCode) === fold(unit))

const fold = (text: string) => text.trim().toLowerCase()
const stemOf = (name: string) => (name.split(/[\\/]/).at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')

const SEPARATOR = /[-_. ]/
/** What may follow a unit's number: which of its photos it is. */
const COUNT = /^(?:close|wide|near|far|day|night|\(?\d{1,2}\)?)$/

/** The unit that a text names; null: none; unsure: it may be one or the other. */
function findUnit(text: string, units: readonly string[]): string | 'unsure' | null {
  const folded = fold(text)
  const named = new Map(
    units.filter((unit) => fold(unit) !== '' && isOnly(folded, fold(unit))).map((unit) => [fold(unit), unit]),
  )
  const [only] = named.values()
  if (only === undefined) return null
  return named.size === 1 ? only : 'unsure'
}

/** Whether a text is a unit's number and, after a separator, nothing but which photo of it. */
function isOnly(text: string, unit: string): boolean {
  if (!text.startsWith(unit)) return false
  const rest = text.slice(unit.length)
  if (rest === '') return true
  if (!SEPARATOR.test(rest[0] ?? '')) return false
  const words = rest.split(SEPARATOR).filter(Boolean)
  return words.length <= 2 && words.every((word) => COUNT.test(word))
}
