import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRequests, type QueryCase } from '#training/requests/parse-requests.ts'
import { HOSTILE_1 } from './queries/hostile-1.ts'
import { loadRound3 } from './queries/round-3.ts'
import { SELLER_FIGURES_1, type SellerCase } from './queries/seller-figures-1.ts'
import { TUNE, TUNE_RIGHT_OR_EMPTY } from './queries/tune-1.ts'
import { TUNE_2, TUNE_2_RIGHT_OR_EMPTY } from './queries/tune-2.ts'

/** Requests that are measured together, with what was written beside them. */
export interface RequestPart {
  name: 'tune 1' | 'tune 2' | 'tune 3' | 'sealed 3' | 'learned'
  classes: Readonly<Record<string, readonly QueryCase[]>>
  /** Languages nobody claims to read: right, or nothing. */
  rightOrEmpty: readonly QueryCase[]
  hostile: readonly string[]
  sellers: readonly SellerCase[]
}

/** What was written in other languages beside the requests that are learned from; nothing is learned of it. */
export const OTHER_LANGUAGES: readonly QueryCase[] = parseRequests(
  readFileSync(join(import.meta.dirname, 'queries/other-languages.txt'), 'utf8'),
)

/** The parts that measure and may be looked at by their figures. */
export function loadTuneParts(): RequestPart[] {
  return [
    {
      name: 'tune 1',
      classes: TUNE,
      rightOrEmpty: TUNE_RIGHT_OR_EMPTY,
      hostile: HOSTILE_1.tune,
      sellers: SELLER_FIGURES_1.tune,
    },
    { name: 'tune 2', classes: TUNE_2, rightOrEmpty: TUNE_2_RIGHT_OR_EMPTY, hostile: [], sellers: [] },
    thirdPart('tune'),
  ]
}

/** What is learned from, by file, with what was looked at beside it. It flatters: a reader knows what it was shown. */
export async function loadLearnedPart(): Promise<RequestPart> {
  // 20,000 requests, which no other part needs
  const { ROLE_REQUEST_SETS } = await import('#training/requests/role-requests.ts')
  return {
    name: 'learned',
    classes: ROLE_REQUEST_SETS,
    rightOrEmpty: OTHER_LANGUAGES,
    hostile: HOSTILE_1.opened,
    sellers: SELLER_FIGURES_1.opened,
  }
}

/** What nobody has looked at: it is opened once, when the reader is done. */
export function loadSealedPart(): RequestPart {
  return thirdPart('sealed')
}

function thirdPart(name: 'tune' | 'sealed'): RequestPart {
  const { classes, others, hostile, sellers } = loadRound3(name)
  return { name: `${name} 3`, classes, rightOrEmpty: others, hostile, sellers }
}
