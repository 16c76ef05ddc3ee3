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

/** Between places that are asked for alike: "Richland & Kennewick". */
export const PLACE_COORDINATORS = wordSet(', & / + and or y o')

/** Between a joint and a place: "Kent, near Renton". */
export const NEAR_PLACES = wordSet('near around downtown')

/** Around such a word: "Kent or, failing that, also near Renton". */
export const PLACE_JOINTS = wordSet(
  'in near around at by downtown central a an the for en cerca de also maybe either then plus even as well too possibly perhaps ideally otherwise failing that if not first second third same again alternatively both one another tambien tal vez quiza',
)

/** As good as "and": "Kent, also Renton". */
export const ALSO_WORDS = wordSet('and or also plus then well same maybe otherwise alternatively tambien y o')

/** Not between places that are asked for alike, however near to each other. */
export const PLACE_PARTINGS = wordSet(
  'not no but instead rather id ill ive from than is isnt was wasnt are were im we i they he she who which since until pero desde',
)

/** After a place named behind a comma: a new sentence about it. */
export const PLACE_VERBS = wordSet(
  'is isnt was wasnt are has had hasnt did didnt does doesnt wont never no not',
)
