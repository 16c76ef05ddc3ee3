import type { AdType } from '#domain/vocabulary.ts'
import { NUMBER_WORDS } from './number-words.ts'

/**
 * Words of questions about an answer, in English and Spanish. Folded text without apostrophes; every expression of one entry
 * must be found. None spans other words, so that each text is read once.
 */
export type Patterns = readonly (readonly RegExp[])[]

export const WHY: Patterns = [
  [/\b(why|how come|por que|porque)\b/],
  [/\bwhich (one )?(would|should|do) (you|i)\b/],
  [/\bwhich (one )?is (the )?(better|best|right)\b/],
  [/\b(cual|que) me (recomiendas?|conviene)\b/],
]
/** "Why is there no radio?" */
export const WHY_NONE = /\b(?:why|how come|por que)\b.{0,20}\b(?:no|not any)\b/
export const DEAR = /\b(expensive|pricey|dear|costly|so much|tan car[oa]|car[oa]s?)\b/
export const COMPARE: Patterns = [
  [/\b(compare|comparison|side by side|compara|comparar|comparame)\b/],
  [/\b(difference|differences|diferencias?)\b/],
]
export const COST: Patterns = [
  [/\b(costs?|total|totals|prices?|all in|cuesta|cuestan|costaria|precio|precios)\b/],
  [/\bhow much\b/],
  [/\b(cuanto|cuanta|cuantos) (cuesta|seria|sale|es|vale|pago)\b/],
  [/\bwhat (would|will|is|s)\b/, /\b(weeks?|months?|days?|years?)\b/],
]
export const CHEAPEST =
  /\b(cheapest|least expensive|lowest (price|cost)|((la|el|las|los) )?mas barat[oa]s? (de|es)|cual es (la|el) mas barat[oa])\b/
export const TYPICAL =
  /\b(usually|usual|typical|typically|average|on average|going rate|normally|normal|normalmente|promedio|suele|suelen)\b/
/** Of a text that is a question, and no wish. */
export const ASKS = /[?¿]|^\W{0,3}(?:and |so |hi |hello )?(?:how much|whats?|cuanto|is|are|does|do)\b/
export const A_LOT =
  /\b(a lot|too much|too (expensive|dear)|fair price|good price|good deal|reasonable|overpriced|buen precio|demasiado)\b/
export const SMALL_BUDGET =
  /\b(what|whats|que) (is|counts as|es) (a|an|un) (small|low|good|normal|buen) (budget|price|presupuesto|precio)\b/
export const REACH =
  /\b(more|most|mas) (people|views|listeners|viewers|readers|gente|personas)\b|\b(biggest|largest|most) (audience|reach)\b/
export const BETTER = /\b(better|vs|versus|which|mejor|conviene)\b/
export const PLAN: Patterns = [
  [/\b(split|divide|spread|repartir?|reparte|divid[ei]r?|reparta)\b/],
  [/\b(make|build|create|open|haz|hacer?) (me )?(a|an|it a|the|un) plan\b/],
  [/\b(half|mitad)\b/, /\b(and|y)\b|half .{1,30}half/],
  [/\bwhat can i get for (that|it|this)\b/],
]
export const PROMISE =
  /\b(bring|get|guarantee|promise|earn|make) (me|us|that|a|new|more)?\b|\b(garantiza|garantizan|traera)\b/
export const RESULTS = /\b(customers?|clients?|sales|leads|results|revenue|money back|clientes|ventas)\b/
export const CHANGED = /\b(what|que) (has )?(changed|change|is different|cambio)\b/
export const ABLE =
  /\b(what can (you|i) (do|ask)|who are you|how does this work|help me|que puedes hacer|quien eres|como funciona esto)\b/
export const SCORE = /\b(percent|percentage|score|match|points|porcentaje|puntos)\b|%/
export const SCORE_ASKED = /\b(how|why|what|where|como|que|mean|means|calculated)\b/
export const TELL_ME = /\b(tell|let|notify|alert|email|mail) (me|us)\b|\b(avisame|avisenme|notificame)\b/
export const WHEN = /\b(when|if|know|cuando|once|as soon as)\b/
export const DISTANCE = /\b(how far|what distance|que tan lejos|a que distancia|cuanto hay hasta)\b/
export const CLOSER = /\b(closer|closest|nearest|near there|nearby|mas cerca|cerca de ahi)\b/
export const CLOSER_ASKED = /\b(what|whats|which|anything|any|something|cual|algo|hay)\b/
export const MORE = /\b(tell me more|more about|details|describe|mas sobre|cuentame|detalles)\b/
export const THANKS =
  /^\W*(ok |okay )?(thanks|thank you|thx|great|perfect|cool|gracias|perfecto)\b[\s\S]{0,20}$/

export const SETUP_ASKED_ALONE = /\b(set ?up fees?|on top|extra costs?|hidden (fees|costs))\b/

/** Which of the spaces shown is meant, by its number from 0. */
export const ORDINALS: readonly (readonly [pattern: RegExp, index: number])[] = [
  [/\b(first|1st|number (one|1)|top one|best one|primer[oa]?)\b|#\s?1\b/, 0],
  [/\b(second|2nd|number (two|2)|segund[oa])\b|#\s?2\b/, 1],
  [/\b(third|3rd|number (three|3)|tercer[oa]?)\b|#\s?3\b/, 2],
  [/\b(fourth|4th|number (four|4)|cuart[oa])\b|#\s?4\b/, 3],
  [/\b(fifth|5th|number (five|5)|quint[oa])\b|#\s?5\b/, 4],
  [/\b(next one|the next|la siguiente)\b/, 1],
  [/\b(last( one)?|ultim[oa])\b/, -1],
]
/** "the first two", "top 3", "las dos primeras". */
export const FIRST_OF_ALL =
  /\b(?:first|top|best|primer[oa]s|mejores) (two|2|three|3|four|4|dos|tres|cuatro)\b|\b(dos|tres|cuatro|two|three) (?:primer[oa]s|mejores|of them)\b|\b(both|ambas|ambos)\b/
export const PAIR = /\b([1-5]) (?:and|to|with|y|con|vs) ([1-5])\b/
export const THIS_ONE = /\b(it|its|this|that|this one|that one|esta|este|esa|ese)\b/
/** How many, as questions say it. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  a: 1,
  an: 1,
  un: 1,
  una: 1,
  both: 2,
  ambas: 2,
  ambos: 2,
}
export const DURATION =
  /\b(\d{1,3}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|una?|dos|tres|cuatro|cinco|seis) ?(days?|weeks?|months?|quarters?|years?|dias?|semanas?|mes|meses|anos?)\b/

/** "3", "two", "a couple of", and at most one word of how they are. */
const SO_MANY =
  '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|(?<=\\ba )few|dos|tres|cuatro|cinco|seis)(?: of)?(?: (?:more|big|large|small|good|static|roadside|led|outdoor|different))?'
const countOf = (things: string) => new RegExp(`\\b${SO_MANY} (?:${things})\\b`, 'g')

/** Right before a number: the asker's own, and "may I have" nobody's. */
export const OWN_BEFORE =
  /\b(?:have|has|had|got|run|running|host|hosting|hold|own|organize|sell|our|their|my|tenemos|tengo|organizamos|nuestr[oa]s)(?: (?:about|around|over|the|these|all|up to|at least))?$/
export const ASKED_TO_HAVE =
  /\b(?:can|could|may|to|should|must|will|id like|love)(?: (?:i|we|you))? (?:to )?(?:have|get|run)$/

/** So many of a medium. */
export const COUNTED: readonly (readonly [AdType, RegExp])[] = [
  ['billboard', countOf('billboards?|boards|walls?|vallas?')],
  ['print', countOf('print ads?|newspapers?|magazines?|posters')],
  [
    'digital',
    countOf('screens?|digital ads|digital billboards?|digital boards?|digital screens?|pantallas?'),
  ],
  ['radio', countOf('radio spots?|radio ads?|radio stations?|stations')],
  ['event', countOf('events?|booths?|eventos?')],
  ['social', countOf('posts|newsletters?|influencers?')],
]

/** Small words that only Spanish has, and only English has, of questions and requests. */
export const SPANISH =
  /\b(el|los|las|una|para|por|que|cual|cuanto|cuesta|es|en|con|sin|del|quiero|busco|hay|puedo|puedes|como|mas|anuncios?|valla|vallas|gracias|tengo|mi|y|de|la|compara|entiendo|nada|tarjeta|aceptan|mes|meses|semanas?|un|unos|unas|nos|necesito|cerca|hasta|menos|otro|otra|este|esta|eso|dime|muestra|barat[oa]s?|cuando|donde|cuantos|cuantas|porque|muy)\b/g
/** The articles of their names are no Spanish. */
export const TOWNS_WITH_ARTICLES =
  /\b(?:la (?:conner|center|push|crosse|grande|jolla|mesa)|los (?:angeles|gatos|altos)|las (?:vegas|cruces)|el (?:paso|cajon|segundo|cerrito))\b/g
export const ENGLISH =
  /\b(the|is|are|what|which|how|why|for|with|and|in|on|of|to|my|do|does|can|i|we|you|it|an|a|under|near|want|need|show|ads?|billboards?)\b/g
