import { splitPhrases, wordSet } from './phrases.ts'

/** People of any kind, before "who work at", "at the college", or behind "college", "Microsoft". */
export const GROUP_NOUNS = wordSet(
  `people persons person folks folk men man women woman guys gals ladies girls boys kids teens crowd everyone everybody anyone anybody
  somebody someone those ones workers employees staff youth youngsters gente personas los las chavos chavas morros morras jovenes muchachos
  muchachas chicos chicas raza compas`,
)

/** "who work", "that works", "working", "trabajan". */
export const WORKS = wordSet('work works working worked trabaja trabajan trabajando')

/** Before the name of a workplace, a school or an office. */
export const ARTICLES = wordSet(
  `the a an some big their our other any these those local nearby el la los las un una community state technical private public`,
)

/** Companies and places where work is done at desks. Folded. */
export const DESK_WORKPLACES = wordSet(
  `bank banks banking law finance insurance tech software hospital hospitals office offices microsoft amazon google boeing
  meta apple starbucks expedia nintendo zillow tableau salesforce oracle weyerhaeuser hanford pnnl costco government capitol courthouse
  headquarters hq corporate consulting accounting biotech medicine healthcare towers skyscrapers highrises cubicles
  banco bancos oficina oficinas gobierno`,
)

/** Names of them that come before their people: "Amazon crowd", "capitol workers". */
export const DESK_COMPANIES = wordSet(
  `microsoft amazon google boeing meta apple starbucks expedia nintendo zillow tableau salesforce oracle weyerhaeuser hanford pnnl
  capitol courthouse statehouse government`,
)

/** Behind such a name. */
export const COMPANY_PEOPLE = wordSet(
  'people folks folk workers worker employees employee staff crowd engineers engineer managers commuters bosses types',
)

/** Ways to get somewhere. */
export const TRAVELS = wordSet(
  `drive drives driving ride rides riding head heading headed commute commutes commuting go goes going travel traveling bus busing
  carpool carpooling walk walking bike biking`,
)

/** What is taken for a way to work only before "work" or "job": flyers go to offices, too. */
export const GOES = wordSet('go goes going')
export const WORK = wordSet('work job jobs')

/** Where people go to work. */
export const DAILY_GOALS = wordSet(
  `work boeing microsoft amazon google hanford starbucks job jobs plant plants shipyard base mill office offices factory warehouse
  warehouses yard jobsite jobsites`,
)

/** Schools whose people are students. */
export const SCHOOLS = wordSet(
  'college colleges university universities campus uni prepa universidad secundaria',
)

/** Letters that a college is known by. */
export const COLLEGES = wordSet(
  `uw wsu wwu ewu cwu osu psu spu plu byu byui ucla usc uo msu bsu isu ubc asu college university uni campus hs highschool gonzaga whitworth
  whitman reed`,
)

/** Behind "college", "WSU" or "hs". */
export const COLLEGE_PEOPLE = wordSet(
  `kids kid girls girl boys boy guys gals crowd people folks students student undergrads freshmen seniors juniors athletes athlete hackers
  hacker gamers players renters drinkers roommates women men ladies musicians runners teens`,
)

/** Before "de la U", "del college": the young people there. */
export const SPANISH_YOUNG = wordSet(
  'los las chavos chavas morros morras jovenes muchachos muchachas chicos chicas raza gente plebes',
)

/** Behind "de la", "del". */
export const SPANISH_SCHOOLS = wordSet(
  'u uni universidad university college colegio prepa preparatoria secundaria campus highschool',
)

/** What somebody owns who has no business: casa, perro. Behind "dueños de". */
export const OWNED_PRIVATELY_ES = wordSet(
  'casa casas perro perros gato gatos mascota mascotas carro carros auto autos troca trocas caballo caballos bote botes terreno su sus',
)

/** Before "shop there": people, where "kids shop" is a shop. */
export const SHOPPERS = wordSet(
  'moms mums mothers dads fathers parents families seniors tourists visitors commuters',
)

/** Behind "parents shop": a verb. */
export const SHOPPING_AT = wordSet('there here at in on for with where')

/** Before an age: "she's 84", "my customers are 80". */
export const OF_AGE = wordSet('hes shes theyre im are is were turning turned')

/** Singular people that are counted by their age, for {@link OF_AGE} "is" and "are". */
export const AGED_ONES = wordSet(
  `he she they customer customers client clients clientele crowd audience reader readers fan fans buyer buyers shopper shoppers people
  listener listeners patient patients member members women men guests guest who average`,
)

/** Behind a number: no age. */
export const SPOT_PARTS = wordSet(
  'spot spots ad ads video videos clip clips reel reels commercial commercials radio second seconds sec',
)

export const UNSURE_PROFESSIONALS =
  splitPhrases(`managers!, bosses!, secretaries!, supervisors!, administrators!, admins!, designers!,
  recruiters!, brokers!, therapists!, veterinarians!, vets!, techs!, bookkeepers!, professors!, librarians!, with a desk, with desks, with desk,
  with a cubicle, with cubicles, and a cubicle, with paychecks, at desks, at their offices, in their offices, by their offices, corporate offices`)

export const UNSURE_BUSINESSES =
  splitPhrases(`grocers!, florists!, bakers!, butchers!, jewelers!, caterers!, promoters!, wholesalers!,
  distributors!, manufacturers!, brewers!, landscapers!, roofers!, plumbers!, electricians!, builders!, remodelers!, exporters!, importers!,
  retailers!, vintners!, winemakers!, suppliers!, event planners!`)

export const UNSURE_COMMUTERS =
  splitPhrases(`before work, people to work, folks to work, workers to work, them to work, cars roll by,
  cars go by, cars pass by, morning show, at 6 morning, roll past, roll by`)

export const UNSURE_YOUNG =
  splitPhrases(`twenty five or thirty, twenty or thirty, twenty to thirty, around thirty, about thirty,
  around twenty five, in her thirties, in his thirties, youngsters!, youngster, jovencito, jovencita, jovenzuelos, early career`)

export const UNSURE_SENIORS =
  splitPhrases(`women my age, men my age, ladies my age, folks my age, friends my age, guys my age, shes eighty,
  hes eighty, theyre eighty, im eighty, are eighty, shes seventy, hes seventy, theyre seventy, im seventy, are seventy, shes ninety,
  hes ninety, theyre ninety, im ninety, are ninety, are in their golden`)
