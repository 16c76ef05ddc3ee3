/** Numbers that texts spell out before a unit. */
export const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
}

/** Units of time, by the word that counts them. */
export const TIME_UNITS: Record<string, string> = {
  minute: 'minute',
  minutes: 'minute',
  minutos: 'minute',
  hour: 'hour',
  hours: 'hour',
  hora: 'hour',
  horas: 'hour',
  day: 'day',
  days: 'day',
  día: 'day',
  días: 'day',
  week: 'week',
  weeks: 'week',
  semana: 'week',
  semanas: 'week',
  month: 'month',
  months: 'month',
  mes: 'month',
  meses: 'month',
  year: 'year',
  years: 'year',
  año: 'year',
  años: 'year',
}

/** Words that state a fact of a space: whoever uses one must have read it there. Stems. */
export const FACT_STEMS: readonly string[] = [
  'lit',
  'illuminat',
  'backlit',
  'lighted',
  'led',
  'indoor',
  'outdoor',
  'covered',
  'permit',
  'licens',
  'insur',
  'exclusiv',
  'rotat',
  'produc',
  'print',
  'install',
  'vinyl',
  'parking',
  'highway',
  'freeway',
  'interstate',
  'intersection',
  'waterfront',
  'visib',
  'traffic',
  'busy',
  'busiest',
  'popular',
  'crowd',
  'award',
  'verif',
  'measur',
  'audit',
  'refund',
  'cancel',
  'negotiab',
  'weekend',
  'hourly',
  'walking',
  'across',
  'adjacent',
  'steps',
  'opposite',
  'beside',
  'ilumina',
  'permiso',
  'tráfico',
  'concurrid',
  'negociable',
  'premium',
  'famous',
  'iconic',
  'landmark',
  'largest',
  'biggest',
  'tallest',
  'newest',
  'oldest',
  'guarantee',
  'includ',
  'incluye',
]

/** What a sentence may begin with, and the other words that stand with a capital letter anywhere. */
export const OPENINGS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its they their both each every all any some most many few none no not one two three four five ' +
    'here there for from in at on near nearest closest within with without to of by about around between under below over above up ' +
    'if when while where what which who as so since because but and or also then next first second third finally otherwise instead ' +
    'still only just you your i we my our me is are was were be do does did has have can could may might would should its another other ' +
    'others best better cheapest cheaper lowest highest price prices space spaces listing listings option options sellers seller ask ' +
    'look compare see say name check consider choose pick if please note unknown known based given among of out nothing neither either ' +
    'radio print digital billboard billboards event events social screens screen ads ad advertising budget dates date audience ' +
    'el la los las un una unos unas este esta estos estas ese esa eso esos esas es son hay para por en con sin de del al a y o pero ' +
    'también ambos ambas cada todos todas ninguno ninguna otro otra otros otras tu tus su sus se si cuando donde que qué cuesta ' +
    'cuestan está están pediste cerca más menos entre hasta desde según mejor precio precios espacio espacios pregunta ' +
    'i placard ai us usa am pm tv mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday ' +
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november ' +
    'december'
  ).split(' '),
)
