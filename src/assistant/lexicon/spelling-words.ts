import { wordSet } from './phrases.ts'

/** Words beside those of the tables that people misspell. Singular. */
export const SPELLABLE_WORDS: readonly string[] =
  `billboard poster flyer newspaper magazine brochure leaflet postcard mailer
  digital online screen radio podcast event sponsor sponsorship festival social facebook instagram tiktok newsletter influencer
  transit subway train retail grocery supermarket restaurant coffee office campus college university stadium arena airport ferry
  brewery tavern fitness tourist tourism visitor traveler commuter student family families parent toddler children professional
  engineer developer retiree retired senior millennial business businesses traffic visibility visible budget month monthly weekly
  maximum minimum between around under starting through weekend except without anything league lease outright advertise advertising
  neighborhood intersection january february september october november december thousand hundred dollars commuting
  little purchase electronic station sponsored parents mothers panel banner storefront elevator
  periodico revista restaurante familias estudiantes turistas jubilados`
    .split(/\s+/)
    .filter(Boolean)

/** Words of other trades, machines above all, that are a letter or two from one of the tables: they are no slips of it. */
export const NO_SLIPS: ReadonlySet<string> = wordSet(
  `printf println fprintf sprintf postgres postgresql postgis redis radix radian radians radiant panelist panelists digitalis screener screeners
  postern posterior radially printk`,
)

/** Slang and abbreviations with one unambiguous meaning here. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  nxt: 'next',
  tot: 'total',
  tmrw: 'tomorrow',
  n: 'and',
  u: 'you',
  ur: 'your',
  cuz: 'because',
  wanna: 'want',
  lookin: 'looking',
  stating: 'starting',
  ment: 'meant',
  startin: 'starting',
  doin: 'doing',
  goin: 'going',
  openin: 'opening',
  runnin: 'running',
  tryin: 'trying',
  sellin: 'selling',
  drivin: 'driving',
  ridin: 'riding',
  walkin: 'walking',
  waitin: 'waiting',
  headin: 'heading',
  commutin: 'commuting',
  buyin: 'buying',
  rentin: 'renting',
  makin: 'making',
  havin: 'having',
  thinkin: 'thinking',
  hirin: 'hiring',
  movin: 'moving',
  comin: 'coming',
  gettin: 'getting',
  needin: 'needing',
  wantin: 'wanting',
  huntin: 'hunting',
  advertisin: 'advertising',
  postin: 'posting',
  nite: 'night',
  mnth: 'month',
  mnths: 'months',
  wks: 'weeks',
  sumthing: 'something',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  studnts: 'students',
  turists: 'tourists',
  neer: 'near',
  nere: 'near',
  biz: 'business',
  bizzes: 'businesses',
  bizness: 'business',
  bizniz: 'business',
  bidness: 'business',
  resto: 'restaurant',
  restos: 'restaurants',
  mags: 'magazines',
  uni: 'university',
  wknd: 'weekend',
  wkd: 'weekend',
  frm: 'from',
  strt: 'start',
  wkend: 'weekend',
  thru: 'through',
  thur: 'thursday',
  sponser: 'sponsor',
  sponsers: 'sponsors',
  yung: 'young',
  yng: 'young',
  ppl: 'people',
  peeps: 'people',
  profs: 'professionals',
  stu: 'student',
  bldg: 'building',
  bldgs: 'buildings',
  hwy: 'highway',
  intl: 'international',
  gov: 'government',
  advert: 'ad',
  adverts: 'ads',
  dlls: 'dollars',
  dls: 'dollars',
  bboard: 'billboard',
  bboards: 'billboards',
  bilbord: 'billboard',
  bilbords: 'billboards',
  flyr: 'flyer',
  flyrs: 'flyers',
  cupons: 'coupons',
  coupn: 'coupon',
  coupns: 'coupons',
  cuopon: 'coupon',
  cuopons: 'coupons',
  hiway: 'highway',
  hiways: 'highways',
  hway: 'highway',
  fwy: 'freeway',
  ther: 'their',
  pstr: 'poster',
  pstrs: 'posters',
  fam: 'family',
  fams: 'families',
}

/** Plain words that no table contains; on their own they are not a place name. */
export const NEVER_NAMES = wordSet('the a an in of venue venues near ad ads space spaces')
