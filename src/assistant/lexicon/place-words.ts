import { wordSet } from './phrases.ts'

/** Before an excluded place. */
export const PLACE_RULED_OUT = wordSet('not except excluding avoid outside skip besides excepto salvo')

/** Between such a word and the place. */
export const PLACE_FILLERS = wordSet('in the around near at of for en downtown')

/** Before "to the airport": the space is on the road. */
export const ON_THE_WAY = wordSet('way road drive driving headed heading route going rushing')

/** Before a venue: somebody who reviews or writes about it. */
export const VENUE_REVIEWS = wordSet('review reviews reviewing rate rates rating cover covers covering')

/** Before the asker's own location. */
export const ASKERS_SEAT = wordSet('based located headquartered from')
