import { writeNumbers } from './number-runs.ts'
import type { PrintPin } from './place-pins.ts'

/** An item of a numbered list, as the map's words speak of it. */
export interface NamedItem {
  number: number
  name: string
  /** Its town, in words. */
  place: string
  isRough: boolean
}

interface DrawnMap {
  noun: 'face' | 'space'
  /** With a pin. */
  shown: readonly NamedItem[]
  /** Without a point, or where no ground is known. */
  left: readonly NamedItem[]
}

/** What an alternative text tells; more places than this are counted. */
const MOST_PLACES = 60
/** More than this are named by their numbers alone. */
const MOST_NAMES = 6

/** For who does not see the map: numbers by places. "Map of 3 faces by their numbers. Tacoma, WA: 1 to 3." */
export function describeMap({ noun, shown }: DrawnMap): string {
  const places = new Map<string, number[]>()
  for (const { number, place } of shown) places.set(place, [...(places.get(place) ?? []), number])
  const named = [...places].slice(0, MOST_PLACES)
  const more = places.size - named.length
  return [
    `Map of ${shown.length} ${noun}${shown.length === 1 ? '' : 's'} by number.`,
    ...named.map(([place, numbers]) => `${place}: ${writeNumbers(numbers, ' to ')}.`),
    ...(more > 0 ? [`And ${more} more ${more === 1 ? 'place' : 'places'}.`] : []),
  ].join(' ')
}

/** Below the map: what its letters and white pins mean, and what is not on it. */
export function captionMap(
  { noun, shown, left }: DrawnMap,
  pins: readonly Pick<PrintPin, 'label' | 'isLetter' | 'numbers'>[],
): string {
  const letters = pins.filter(({ isLetter }) => isLetter)
  const rough = shown.filter(({ isRough }) => isRough).map(({ number }) => number)
  return [
    `The numbers are those of the ${noun}s below.`,
    ...letters.map(({ label, numbers }) => `${label}: ${writeNumbers(numbers)}.`),
    ...(rough.length > 0
      ? [`White pins are rough; they mark the middle of the place named: ${writeNumbers(rough)}.`]
      : []),
    ...(left.length > 0 ? [`Not on the map: ${nameLeft(left)}.`] : []),
  ].join(' ')
}

function nameLeft(left: readonly NamedItem[]): string {
  if (left.length > MOST_NAMES) return writeNumbers(left.map(({ number }) => number))
  return left.map(({ number, name }) => `${number} · ${name}`).join('; ')
}
