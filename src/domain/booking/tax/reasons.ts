import type { AdType } from '../../vocabulary.ts'
import type { BookingTerms } from '../booking-terms.ts'

/** The day from which advertising services are taxed (ESSB 5814; special notice of the Department of Revenue). */
export const TAX_RULE_SINCE = '2025-10-01'

interface TaxClass {
  isTaxed: boolean
  /** As shown to people. */
  reason: string
}

const OUT_OF_HOME: TaxClass = {
  isTaxed: false,
  reason: 'Out-of-home advertising is not counted as a taxed advertising service.',
}
const PRINTED: TaxClass = {
  isTaxed: false,
  reason: 'Newspapers, printing and publishing are not counted. Direct mail is taxed.',
}
const BROADCAST: TaxClass = {
  isTaxed: false,
  reason: 'Broadcasting within Washington is not counted. A podcast or stream is taxed.',
}
const ONLINE: TaxClass = { isTaxed: true, reason: 'Online advertising is a taxed advertising service.' }
const UNCERTAIN: TaxClass = { isTaxed: true, reason: 'Uncertain. Ask the Department of Revenue.' }

/** Of what is made or done for a space, beside the space's own reason. */
export const FOLLOWS_MEDIUM = 'Services follow the medium they are rendered for.'

/**
 * How Washington's sales tax sees a space. A screen, or all that an event sells, counts as out of home only where its
 * seller says that it is in a place; what is heard or read online is taxed whatever its medium.
 */
export function findTaxClass(medium: AdType, delivery: BookingTerms['delivery']): TaxClass {
  if (delivery === 'online') return ONLINE
  switch (medium) {
    case 'billboard':
      return OUT_OF_HOME
    case 'print':
      return PRINTED
    case 'radio':
      return BROADCAST
    case 'event':
      return delivery === 'place' ? OUT_OF_HOME : UNCERTAIN
    case 'digital':
      return delivery === 'place' ? OUT_OF_HOME : ONLINE
    case 'social':
      return ONLINE
  }
}
