import { wordSet } from './phrases.ts'

/** Words of the vocabulary that people misspell; the only targets of corrections. Singular. */
export const SPELLABLE_WORDS: readonly string[] =
  `billboard poster flyer newspaper magazine brochure leaflet postcard mailer
  digital online screen radio podcast event sponsor sponsorship festival social facebook instagram tiktok newsletter influencer
  transit subway train retail grocery supermarket restaurant coffee office campus college university stadium arena airport ferry
  brewery tavern fitness tourist tourism visitor traveler commuter student family families parent toddler children professional
  engineer developer retiree retired senior millennial business businesses traffic visibility visible budget month monthly weekly
  maximum minimum between around under starting through weekend except without anything lease outright advertise advertising
  neighborhood intersection january february september october november december thousand hundred dollars commuting
  league little purchase electronic station sponsored parents mothers panel banner storefront elevator
  periodico revista restaurante familias estudiantes turistas jubilados`
    .split(/\s+/)
    .filter(Boolean)

/** Real words that resemble a misspelling of one above and must not be corrected. */
export const KNOWN_WORDS: readonly string[] =
  `adventist advertiser advertisers aground airports areas badge brewer brewers budge businessmen campos
  camps carting childless collage collar colleague colleagues collects college combating commenting
  committing communes commute commuted competing computed computer computers computing developed develops
  digitally engineered excerpt excerpts fairness familia familial familiar feral ferried ferris fleet fleets
  flier fliers foyer gamut hindered influence influenced influences interaction interactions interception
  interceptions intersecting intervention interventions leased least leave leaves lenses mahler maiden
  mailing mailman mariners marketer marketers marsh marshal match matches millennia millennium monte monty
  moths mouth mouths offences officer officers outlines pageants paint paints parental patent patents
  patients payments periodic periodical periodicals point pointers points porter posted poster potter print
  prints profession professionalism professionally professions radius ratio ratios referees repaired
  required rested restful restored retailer retailers retailing retain retained retains retire retitled
  retrieve returned screams screened screws seasonal seasons seminar seminars senators sensor sensors
  socialism socialist socializing socially societal sparking specials sponsored sporting sprint stabbing
  stacking stadia staffing stalking standing standings staring starring starving stating sterling stirling
  stirring stud studied studio studios sturdy thorough though thoughts tractor trail trailers trails
  trainees trainers trait traits trance trans transept transient transmit traveled travelled traveller
  travellers trough universit viability visibly visitation visits weakened weakly weekdays`.split(/\s+/)

/** Slang and abbreviations with one unambiguous meaning here. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  nxt: 'next',
  tmrw: 'tomorrow',
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
  bizness: 'business',
  bizniz: 'business',
  bidness: 'business',
  resto: 'restaurant',
  restos: 'restaurants',
  mags: 'magazines',
  uni: 'university',
  wknd: 'weekend',
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
  pstr: 'poster',
  pstrs: 'posters',
  fam: 'family',
  fams: 'families',
}

/** Plain words that no table contains; on their own they are not a place name. */
export const NEVER_NAMES = wordSet('the a an in of venue venues near ad ads space spaces')
