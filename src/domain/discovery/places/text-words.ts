import type { Standing } from './entry.ts'

/** Town names that are everyday words in an advertiser's sentence: recognized only with their state. */
const ORDINARY = new Set(
  `adams advance alert alliance angels apple arcade area art avenue avon bald band bank banner bar bargain barber bath
  battle bay beach beacon bear beauty beaver bell belt bend best big bird black blue board boat bold bond bonus book
  boom boss  bottom box boy branch brand bridge bright broad broadcast brook brown browning brush buffalo build
  burden burn bus business butler buy call camp campus cap capital card carpenter carson cash castle cause cedar
  center central chance change channel charm chart chase chief choice church circle city clay clear click clinic clock
  close club coach coal coast coffee coin cold college commerce common community compass concord concrete condo
  content cook cool cope copper coral corn corner corning cost cotton country county cover craft crane creek crest
  crossroads crown cruise crystal cub cut dairy dale  dance day deal deer delight depot design diamond dime
  direct dish display dock dollar door dover dream drew drive driver dual dune eagle early earth east easter easy echo
  edge eight electric elite elk empire energy enterprise equality essential event evening ever every exchange
  experiment export eye fair faith fall falls fame family fancy farm fashion fast father fault favorite feather fed
  ferry field fine fire first fish fisher flag flat flint flora flower fly ford forest fork fort fortune forward
  fountain fox frame france franchise free freedom friend friendly friends friendship frost fruit fun future gap garden
  gas gate gays general gift glad glass glen globe goal gold golden golf good grand granite grant grass gray great green
  grill grove guide gulf gun guy guys hale hall happy harbor hardy harmony hart harvest haven hawk hay head health
  heart help henry hero high highland highlands hill hills holiday  home honey hood hook hope hot house hub
  hudson hunter hurricane husband ideal imperial impact independence industrial industry inn interior international
  iron island ivory jackpot java jay jet jewell jobs join joy jordan junction justice king kings knife lake lamb lamp
  land lane large last laurel law lead league learned leisure level liberal liberty library light lime linden line
  link little live local lock loft logo lone long lookout loop loss lost love loving low luck lucky lure lux magazine
  magic magnet  mall manor maple march marina marine mark market marketing marks mart mason may maybe meadow
  media medical medium men merchant merit  metro mid middle midway milk mill mills mine mineral mint miracle mission
  mobile model modern monday money monitor moon morning moss most mount mountain mud music natural nature need neighbor
  net network new news  next nice nine noble normal north novelty number nut oak oaks object oil old olive one
  only  onward open opportunity orange orchard organ orient oval owner oxygen pace pacific page paint palace palm
  panorama paper parade paradise parent paris park parker parking parks parrot patch path peace peach peak pearl pen
  penny pep perfect perks phil  pie pilot pine pink pioneer pitcher plain plains plant plaza pleasant plum plus
  point pool poor pop port post potter power premium president press price pride prime print prize proctor promise
  promo property prospect prosper public purchase quality quartz queen  quick quiet race radio radium rain rainbow
  ranch range rapid rapids ray reach read reading ready real red reform regent register rent republic rescue reserve
  resort rest reward rice rich ridge right ring rising river rivers riverside road roads rock rocket rockets rocky rolling
  romance roof room rose round royal ruby rule rural rush rye safe sage sail sale sales salt salon sample sand save saw
  scale scenic school science scout sea seal season section security sell sentinel service seven shade shadow shaft sharp
  shell shelter  shirt shop shore short show sierra sign silver simple simpson six skill sky sleepy small smart
  smiles smoke smooth snow social solo song sound source south space spark special speed spice spicer spirit splendora
  sport spot spring springs sprout square stable stadium staff stage standard star start state station steel step stock
  stone stop store storm story strategy stray stream street strong student study success sugar summer summit sumner sun
  sunday sunny sunrise sunset supply support surprise surf sweet swift swiss table tab talent talk tank target tavern tax
   tea team tell temple ten terrace texas thunder tiger tilt time tin tire today token top topaz toast tool total
  touch tour tower town track trade trail train transit transfer travel treasure tree trend trial trinity triumph trout
  troy true trust truth turkey turn twin two umbrella union unique unity universal university upper urban valentine
  valley value van vector venture venus vernal veteran vice victor victory video view village vine viola virgin vision
  vista volunteer wage wagon walk walker wall walnut war ward warm warren warrior wash watch water waterfall wave way
  wealthy weather web wedding weed week welcome well wells west wheat wheeler white wide wild will wilder willow wilson
  win wind window wine wing winner winter wise wish wolf woman women wonder wood woods wool word work world worth
  wright yale yellow yield york young zone normal ogden parma
  social_circle truth_or_consequences good_hope high_point big_sky white_house big_bear new_market main_street
  public_market fast_track high_life first_view long_view grand_view good_night star_city gold_coast green_bank
  blue_sky sun_city mid_city old_town new_town the_woods the_village city_center town_center`
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ')),
)

/** Big cities whose names are also words or people: recognized after "in", "near" and the like. */
export const PLACEY: ReadonlySet<string> = new Set(
  `aurora augusta buffalo  concord corona  fontana gary jackson jamaica independence lancaster
   mesa newark ontario  paradise peoria  queens salem surprise tempe henderson lincoln
  hollywood pasadena  garland gilbert roswell sunnyvale victoria temple tyler bend troy norman jordan
  carson clinton marion florence warren milton pacific monroe arlington graham sultan duvall selah elma raymond
  morton forks  home carnation medina milford burlington brier fife quincy mead summit midland othello mercer
  waller finley cheney grandview minnehaha riverton rosedale highland rochester geneva newport freeland rainier
  davenport republic stevenson machias clarkston  auburn
  pueblo amarillo plano chino madera`.split(/\s+/),
)

/** Those that are hardly ever the word or the person where few words are typed. */
export const TERSE_TOWNS: ReadonlySet<string> = new Set(
  'auburn arlington burlington monroe graham sultan duvall selah elma raymond morton medina milton fife quincy othello cheney grandview freeland republic clarkston finley mercer'.split(
    ' ',
  ),
)

/** Towns that are also words or people: in small letters they are rarely meant. */
export const ORDINARY_TOWNS: ReadonlySet<string> = new Set([...ORDINARY, ...PLACEY])

const BARE_POPULATION = 100_000
const BARE_POPULATION_WA = 8_000
/** Below this population, distant towns share too many names with people and things. */
const POSITION_POPULATION = 15_000

/** How readily a city's name is recognized as the city inside a sentence. */
export function standingOfCity(name: string, state: string, population: number): Standing {
  const key = name.toLowerCase()
  const big = population >= BARE_POPULATION || (state === 'WA' && population >= BARE_POPULATION_WA)
  if (PLACEY.has(key) && big) return 'position'
  if (ORDINARY.has(key)) return key === 'sumner' ? 'position' : 'state'
  if (big) return 'bare'
  return population >= (state === 'WA' ? 1 : POSITION_POPULATION) ? 'position' : 'state'
}

/** Words after which a place is expected. */
export const PLACE_LEADS = new Set(
  `in near around at from to toward towards outside within across throughout downtown uptown greater central
  serving covering inside into through between visiting en cerca nearby north south east west northern southern`.split(
    /\s+/,
  ),
)

/** State codes that are also words: in a sentence recognized only in capitals or after a comma. */
export const WORDY_CODES = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'oh',
  'ma',
  'pa',
  'la',
  'de',
  'id',
  'al',
  'co',
  'mi',
  'mo',
  'ms',
  'ct',
  'pr',
  'ne',
  'nd',
  'sd',
  'md',
  'mt',
  'va',
  'ca',
  'ga',
  'ia',
  'il',
  'ar',
  'as',
  'ak',
  'az',
])

/** Everyday words within one edit of a well-known place; never treated as a misspelling. */
export const NOT_TYPOS = new Set(
  `settle settled settles settler seattleite everest events event burden buried burger olympic olympics olympian ballad
  ballads august modest dental rental renting rented render vendor auburn kind spoken promo plans piano noise sales salem
  bacon tacos taco magnolias columbian portrait portable georgetown kirk kirkland's lakeside lakewood shoreline
  shorelines redmond diamond redwood belltower bellow bellows cellular fremont fremont's boston dollars houston austin
  phoenix orlando dallas charlotte memphis nashville denver detroit chicago marina marines marysville yakima
  washing washington's leash leashing deluge waterfront stadiums stadium airport airports harborside northeast
  northwest southeast southwest northgate southgate westgate federal central district university universities college
  colleges boeing flying landing capital capitol capitals capitol's hills valley springs island islands mercer
  wellington warrington seatbelt virginia virginia's mariner mariners seahawk seahawks lumens parkland
  parkway parklet factory factories factorize bottle bottles bother bothered brothel edmond almonds lynn lemon lemons melon
  till until will still bill fill pill kill`.split(/\s+/),
)
