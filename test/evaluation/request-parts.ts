import { HOSTILE_1 } from './queries/hostile-1.ts'
import type { QueryCase } from './queries/parse-cases.ts'
import type { RequestClass } from './queries/request-classes.ts'
import { loadRound3 } from './queries/round-3.ts'
import { SELLER_FIGURES_1, type SellerCase } from './queries/seller-figures-1.ts'

/** One of the parts that the request sets are split into, in three rounds. */
export interface RequestPart {
  name: `${Split} ${1 | 2 | 3}`
  classes: Record<RequestClass, QueryCase[]>
  /** Languages nobody claims to read: right, or nothing. */
  rightOrEmpty: QueryCase[]
  hostile: readonly string[]
  sellers: readonly SellerCase[]
}

/** What was sealed and has been opened is learned from, and stands beside `learn`. */
type Split = 'learn' | 'tune' | 'opened' | 'sealed'

/** The parts that may be looked at while building: learn and opened whole, tune by its figures. */
export async function loadOpenParts(): Promise<RequestPart[]> {
  const [learn1, tune1, opened1, learn2, tune2, opened2] = await Promise.all([
    import('./queries/learn-1.ts'),
    import('./queries/tune-1.ts'),
    import('./queries/opened-1.ts'),
    import('./queries/learn-2.ts'),
    import('./queries/tune-2.ts'),
    import('./queries/opened-2.ts'),
  ])
  return [
    firstPart('learn', learn1.LEARN, learn1.LEARN_RIGHT_OR_EMPTY),
    firstPart('tune', tune1.TUNE, tune1.TUNE_RIGHT_OR_EMPTY),
    firstPart('opened', opened1.OPENED, opened1.OPENED_RIGHT_OR_EMPTY),
    secondPart('learn', learn2.LEARN_2, learn2.LEARN_2_RIGHT_OR_EMPTY),
    secondPart('tune', tune2.TUNE_2, tune2.TUNE_2_RIGHT_OR_EMPTY),
    secondPart('opened', opened2.OPENED_2, opened2.OPENED_2_RIGHT_OR_EMPTY),
    thirdPart('tune'),
  ]
}

/** What nobody has looked at: it is opened once, when the reader is done. */
export function loadSealedPart(): RequestPart {
  return thirdPart('sealed')
}

function thirdPart(name: 'tune' | 'sealed'): RequestPart {
  const { classes, others, hostile, sellers } = loadRound3(name)
  return { name: `${name} 3`, classes, rightOrEmpty: others, hostile, sellers }
}

function firstPart(name: Split, classes: RequestPart['classes'], rightOrEmpty: QueryCase[]): RequestPart {
  return {
    name: `${name} 1`,
    classes,
    rightOrEmpty,
    hostile: HOSTILE_1[name === 'opened' ? 'sealed' : name],
    sellers: SELLER_FIGURES_1[name === 'opened' ? 'sealed' : name],
  }
}

function secondPart(name: Split, classes: RequestPart['classes'], rightOrEmpty: QueryCase[]): RequestPart {
  return { name: `${name} 2`, classes, rightOrEmpty, hostile: [], sellers: [] }
}
