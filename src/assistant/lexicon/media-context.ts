import { wordSet } from './phrases.ts'

/** After "screen": something else. */
export const SCREEN_COMPOUNDS = wordSet('time printed printing print protector repair')

/** After "print" as a verb. */
export const PRINT_OBJECTS = wordSet('our my some these out a an me')

/** Always bookable space at an event. Stems. */
export const EVENT_SPACES = wordSet('sponsor sponsorship sponsoring booth tabling patrocinar patrocinio')

/** After "event": a place or people, not bookable space. Stems. */
export const EVENT_COMPOUNDS = wordSet('venue center centre space hall goer calendar ticket crowd')

/** Before an event that is a place, not something to book. */
export const EVENT_AS_PLACE = wordSet('near nearby by close around outside cerca')

/** After a digital sign or screen, between it and the road it stands by. */
export const BESIDE_ROAD = wordSet('by along on over off beside above facing next near sobre en junto')

/** Roads that a sign can stand by; streets by name are left to what was learned. Stems. */
export const ROADS = wordSet(
  'road highway freeway interstate hwy drag roadside overpass offramp exit i sr carretera autopista freeways avenida calle',
)

/** What may stand by a road as well as in a room. Stems. */
export const SIGNS = wordSet('sign screen display panel letrero pantalla')

/** Between a Spanish sign and where it stands. */
export const SIZES = wordSet('grande grandes grandota grandote grandotas chica enorme')

/** Before a venue: somebody's own, which is no place of a board. */
export const OWNED_BY = wordSet('my our his her their mi nuestro nuestra')

/** "I am", "who am": the verb, not the band of a radio. */
export const BEFORE_AM = wordSet('i who what where this here so as')

/** Between "sponsor" and the medium that is sponsored. */
export const SPONSORED_AFTER = wordSet('of a an the in on our your their some one local de un una')

/** Right before out-of-home: which of it. */
export const KINDS_OF_OUTDOOR = wordSet('static traditional classic local premium printed painted paid')
/** Between out-of-home and another medium: it is one of them. */
export const BESIDE_OTHERS = wordSet(', / + & and y plus or')
