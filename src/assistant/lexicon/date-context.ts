import { wordSet } from './phrases.ts'

/** Between the two dates of a range. */
export const DATE_JOINTS = wordSet('to through thru until till til and or into al a hasta y')

/** Before a date: it is a start date. */
export const START_WORDS = wordSet(
  `starting starts start from beginning begins begin after since commencing launching desde partir
  empezando comenzando empiece empiezan empieza empezamos arrancando iniciando posting live effective eff launch launches avail kicking off as onward onwards earliest iniciar inicia`,
)

/** Before a date: it is an end date. */
export const END_WORDS = wordSet(
  `until till til untill thru through hasta ending ends end finish finishes finishing stop stops stopping stopped stays termina terminando acaba including
  closes close closing shuts shut expire expires latest cierra cerramos vence`,
)

/** Between such a word and its date. */
export const DATE_FILLERS = wordSet(
  'in on the at of de del el en , : = around approximately about early this campaign like say maybe um uh them it with',
)

/** Before "by" and a date: it is a start rather than an end. */
export const START_BY_WORDS = wordSet(
  'up live running launch launched ready start started begin posted going installed',
)

/** Before a date that is mentioned rather than requested. */
export const TOLD_DATE_WORDS = wordSet(
  'last since opened founded established past ago started paid sold bought spent earned made won lost',
)

/** Beside a date: it is the date of something that happens then, not of the ad. */
export const EVENT_VERBS = wordSet(
  `is was hold holds host hosts open opens opening reopen reopens lease expires expire ends wedding birthday anniversary born graduation graduate
  happens hosting holding takes turns turn celebrate celebrates celebrating abre abrimos abro inauguramos celebramos es`,
)

/** Before a date: these begin or end then. */
export const EVENT_NOUNS = wordSet(
  'lease season school semester class classes festival wedding contract permit license insurance construction training harvest',
)

/** In the clause of a date: the ad runs then. */
export const RUN_WORDS = wordSet(
  `run runs running ad ads advertise advertising campaign flight book booked spot spots air airs want need needs promote show up live post
  anuncio anuncios anunciar publicidad campana quiero necesito`,
)

/** The current week, month or season. */
export const THIS_WORDS = wordSet('this current coming upcoming este esta')

/** Before a season: it is a period. */
export const SEASON_INTRODUCERS = wordSet(
  `in for during until till through by early late mid all and or to from starting of before after en
  este durante para over whole entire todo toda`,
)

/** After a season: something named after it, not a period. */
export const SEASONAL_THINGS = wordSet(
  `camp camps city hill sale menu line collection class classes break training show
  concert league recital catalog gala`,
)

/** After a season: the event that the ad may be for, or at; what was learned decides. */
export const SEASONAL_EVENTS = wordSet('fair fairs festival festivals fest expo')

/** After a holiday: something named after it, not a date. */
export const HOLIDAY_THINGS = wordSet(
  `party parties parade parades concert fireworks bazaar pageant market fair festival dance dinner menu special specials card cards wreaths cookies decoration decorations lights tree trees ornaments costume costumes gifts store`,
)

/** Before a weekday: it is a date. */
export const WEEKDAY_INTRODUCERS = wordSet(
  'on starting by from until till through before after beginning el desde',
)

/** Before a number: it is a year. */
export const YEAR_INTRODUCERS = wordSet(
  'in for during of en el all throughout calendar fiscal entire whole todo year from desde through ano',
)

/** After "1/2": a fraction, not a date. */
export const FRACTION_UNITS = wordSet('page mile price off hour size sov share rotation loop')

/** Before "may": it is the verb. */
export const MODAL_SUBJECTS = wordSet(
  'i we you they he she it who that which this there people customers one some as and or than be',
)

/** After "may": no verb, so it is the month. */
export const AFTER_MAY = wordSet(
  'in at on near around for by please and or only downtown budget max under up to with radio billboard billboards flyers posters print ads',
)

/** Between two days of one month. */
export const DAY_RANGE_JOINTS = wordSet('to through thru til until till and y al hasta + &')

/** With "until": verbs of starting, and that it does not happen before. */
export const NEVER_STARTS = wordSet(
  'start begin launch open run want need anything any go goes ready up live available empezar comenzar',
)
export const NOT_YET = wordSet('cant cannot not wont dont doesnt nothing isnt arent never no')

/** Before "since": what has been so until now. */
export const PERFECT = wordSet('been ive weve has have had open opened running here')

/** After a day: it goes on without an end. */
export const FROM_THEN_ON =
  /\b((start|starting|starts|begin|beginning) then|desde (esa fecha|ese dia|entonces)|from (that day|that date|that point|that moment|then|there)|a partir de (entonces|ese dia)|de ahi) (on|onward|onwards|forward|en adelante)?/

/** The ad ends with what was named before. */
export const UNTIL_THEN =
  /\b(until|till|up to|hasta) (then|that day|that date|that weekend|the day itself|the day of|ese dia|esa fecha|entonces)\b/

/** Before a length: the ad runs so long. */
export const LASTING = wordSet('for lasting lasts term por durante run runs running')

/** After "before": what stands between it and the date names the day. */
export const DETERMINERS = wordSet(
  'the our my a an his her their that this election la el nuestra nuestro mi',
)

/** After "until" or "before": the time that was named before. */
export const THEN: readonly (readonly string[])[] = [
  ['then'],
  ['that', 'day'],
  ['that', 'date'],
  ['that', 'weekend'],
  ['the', 'day', 'itself'],
  ['the', 'day', 'of'],
  ['ese', 'dia'],
  ['esa', 'fecha'],
  ['eso'],
  ['the', 'big', 'day'],
  ['entonces'],
]

/** With "today" or "tomorrow" in a sentence without a request: something told. */
export const TELLS = wordSet('is are its was were theyre thats')
export const ASKS_OF_TODAY = wordSet('available open free can could start starting run')

/** Before "tomorrow": a turn of phrase, "we'd take it tomorrow". */
export const TAKES_IT = wordSet('it them one')

/** Before "this year": the time asked for. */
export const WHOLE_YEAR_BEFORE = wordSet(
  'for all of during throughout through until till in rest por durante todo en',
)

/** Before a length: it tells when, how often or how long ago rather than how long the ad runs. */
export const NO_LENGTH_BEFORE = wordSet(
  'in every each within last past next previous than after over first open en cada hace ultimos / per',
)

/** After a length: nothing that an ad lasts. */
export const NO_LENGTH_AFTER = wordSet(
  'old ago later before prior notice away minimum after atras antes despues',
)

/** After "run": who runs, "run me a week". */
export const RUN_OBJECTS = wordSet('me us it them this mine my')

/** After "the 12th", when its month was named before: it is the day, not the 12th of something. */
export const AFTER_DAY = wordSet(
  'and or but on in at for to with of we i so until till please only y o pero en para con we would should if when because as from is was',
)

/** After "from the": what starts on the day that follows. */
export const STARTS_OF = wordSet('end start opening beginning day moment first launch date fin inicio dia')

/** Before "before", alone: it is over by then. */
export const IS_OVER = wordSet('end ends stop stops finish over done out terminar acabar')

/** Before "immediately" or "now": it starts today. */
export const STARTS_BEFORE_NOW = wordSet(
  'start starting starts begin beginning available ad ads live up running desde empezando',
)

/** What stands before a day of May: "Sat 15 May". */
export const BEFORE_MAY = wordSet('on from until till by before sat saturday sun sunday fri friday')

/** What is left of a time: "rest of November". */
export const RESTS = wordSet('rest remainder balance resto left')

/** The end of a time: "fin de año". */
export const ENDS = wordSet('end fin finales')
