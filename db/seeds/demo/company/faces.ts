import { FACING_LABELS, type Facing } from '#domain/listings/facings.ts'
import { BULLETIN, JUNIOR, POSTER } from '../formats.ts'
import { Seeded } from '../seeded.ts'
import type { DemoListing } from '../types.ts'
import { STRUCTURES } from './structures.ts'

type Structure = (typeof STRUCTURES)[number]

/** A face of one of the company's structures; its number is the structure's with a letter: "N-201A". */
export interface DemoFace extends DemoListing {
  unit: string
}

/** With one unit: what is stated in two, rounded, is no size that can be read. */
const SIZES = {
  bulletin: { facts: { ...BULLETIN, Size: '14 ft × 48 ft' }, words: 'bulletin', setupFee: 420 },
  poster: { facts: { ...POSTER, Size: '10 ft 5 in × 22 ft 8 in' }, words: 'poster', setupFee: 210 },
  junior: { facts: { ...JUNIOR, Size: '5 ft × 11 ft' }, words: 'junior poster', setupFee: 85 },
} as const

/** Who reads a face drives towards it. */
const READERS: Record<Facing, string> = {
  N: 'southbound',
  NE: 'southwest-bound',
  E: 'westbound',
  SE: 'northwest-bound',
  S: 'northbound',
  SW: 'northeast-bound',
  W: 'eastbound',
  NW: 'southeast-bound',
}
/** Of the price of the best face: the lower one of two, and the other side. */
const LOWER = 0.82
const OTHER_SIDE = 0.92

/** All that the company has outside of the cities, in the order of its numbers. */
export const FACES: readonly DemoFace[] = STRUCTURES.flatMap(listFaces)

function listFaces(structure: Structure): DemoFace[] {
  const { sides, isDouble } = structure
  const hung = sides.flatMap((facing, at) => {
    const side = { facing, share: at === 0 ? 1 : OTHER_SIDE, read: at === 0 ? 'Right-hand' : 'Left-hand' }
    const isTwo = isDouble === 'both' || (isDouble === 'first' && at === 0)
    if (!isTwo) return [{ ...side, level: '' }]
    return [
      { ...side, level: 'upper ' },
      { ...side, level: 'lower ', share: side.share * LOWER },
    ]
  })
  return hung.map((one, at) => toFace(structure, { ...one, letter: 'ABCD'.charAt(at) }))
}

interface Hung {
  facing: Facing
  /** "upper ", "lower " or nothing. */
  level: string
  share: number
  read: string
  letter: string
}

function toFace(structure: Structure, { facing, level, share, read, letter }: Hung): DemoFace {
  const { name, number, road, place, address, at, size, price, note } = structure
  const { facts, words, setupFee } = SIZES[size]
  const side = FACING_LABELS[facing].toLowerCase()
  const lit = new Seeded(`lit ${number}`).pick(['midnight', '11 p.m.', 'midnight', 'dawn'])
  return {
    title: `${name} ${words}, ${level}${side} face`,
    seller: 'narrows',
    type: 'billboard',
    price: Math.round((price * share) / 10) * 10,
    per: '4-week',
    place,
    address,
    at,
    description: `${note} The ${level}${side} face is read by ${READERS[facing]} traffic on ${road} and lit until ${lit}.`,
    specs: {
      Structure: number,
      Face: letter,
      Facing: FACING_LABELS[facing],
      Read: read,
      'Lit hours': `Dusk to ${lit}`,
      Artery: road,
      ...facts,
    },
    known: size === 'bulletin' ? ['high-traffic'] : [],
    market: ['commuters', 'families'],
    minContract: '1 four-week period',
    setupFee,
    terms: 'Net 30',
    listedDaysAgo: 240 + (Number(number.slice(2)) % 30),
    unit: `${number}${letter}`,
  }
}
