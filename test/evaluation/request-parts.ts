import { HOSTILE_1 } from './queries/hostile-1.ts'
import type { QueryCase } from './queries/parse-cases.ts'
import type { RequestClass } from './queries/request-classes.ts'
import { SELLER_FIGURES_1, type SellerCase } from './queries/seller-figures-1.ts'

/** One of the parts that the request sets are split into. */
export interface RequestPart {
  name: 'learn' | 'tune' | 'sealed'
  classes: Record<RequestClass, QueryCase[]>
  /** Languages nobody claims to read: right, or nothing. */
  rightOrEmpty: QueryCase[]
  hostile: readonly string[]
  sellers: readonly SellerCase[]
}

/** The parts that may be looked at while building. */
export async function loadOpenParts(): Promise<RequestPart[]> {
  const [learn, tune] = await Promise.all([import('./queries/learn-1.ts'), import('./queries/tune-1.ts')])
  return [
    { name: 'learn', classes: learn.LEARN, rightOrEmpty: learn.LEARN_RIGHT_OR_EMPTY, ...others('learn') },
    { name: 'tune', classes: tune.TUNE, rightOrEmpty: tune.TUNE_RIGHT_OR_EMPTY, ...others('tune') },
  ]
}

/** The part that is opened once, when a version is done; nothing but the report's `--sealed` asks for it. */
export async function loadSealedPart(): Promise<RequestPart> {
  const { SEALED, SEALED_RIGHT_OR_EMPTY } = await import('./queries/sealed-1.ts')
  return { name: 'sealed', classes: SEALED, rightOrEmpty: SEALED_RIGHT_OR_EMPTY, ...others('sealed') }
}

function others(name: RequestPart['name']) {
  return { hostile: HOSTILE_1[name], sellers: SELLER_FIGURES_1[name] }
}
