import type { Audience } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

/** `young-professionals` is two audiences at once. */
export type AudienceWord = Audience | 'young-professionals'

export const AUDIENCE_WORDS: readonly LexiconEntry<AudienceWord>[] = [
  {
    value: 'local-business',
    phrases:
      splitPhrases(`local businesses!, small businesses!, area businesses!, neighborhood businesses!, other businesses!,
      nearby businesses!, businesses!, business owners!, small business owners!, shop owners!, store owners!,
      restaurant owners!, bar owners!, cafe owners!, salon owners!, business crowd, business community,
      local merchants!, merchants!, entrepreneurs!, contractors!, b2b, b 2 b, local companies!,
      small companies!, startups!, landlords!, duenos de negocios, negocios locales, pequenos negocios,
      pequenas empresas, empresas locales, comerciantes, emprendedores, business owner, biz owners!, smb,
      smbs, mom and pop, mom and pop shop, mom and pop store, restaurateur, self employed, franchise owner,
      company owner, independent shops!, local shops!, local retailers!, local firms!, local restaurants!,
      tradespeople, franchisee, franchise holder, proprietor, storekeeper, shopkeeper, innkeeper, empresarios, pymes, office manager, employers!, purchasing manager, gente de negocio, empresas, patrones, duenos de negocio, duenos de restaurantes, duenos de tiendas`),
  },
  {
    value: 'tourists',
    phrases:
      splitPhrases(`tourist, tourism, touristy, visitor, out of towner, out of town visitor, traveler, traveller,
      vacationer, holidaymaker, sightseer, sightseeing, cruise ship, cruise passenger, cruise crowd,
      cruise ship crowd, cruise goer, cruiser, hotel guest, backpacker, people on vacation, people visiting,
      folks visiting, folks from out of town, people from out of town, conventioneer, turista, turistas,
      visitantes, viajeros, cruceros, day tripper, weekender, hotel visitor, convention goer,
      convention attendee, convention visitor, conference attendee, road tripper, honeymooner,
      international traveler, people from out of state, out of state visitor, people staying in hotels,
      cruise ship passenger, cruise guest, people on holiday, holiday visitor, vacationing, on vacation,
      foreign visitor, foreign guest, globetrotter, air traveler, gente de visita, vacacionistas, excursionistas, pasajeros de crucero`),
  },
  {
    value: 'commuters',
    phrases:
      splitPhrases(`commuter, commuting, commute, rush hour, drive time, morning drive, afternoon drive, evening drive,
      people on the ferry, folks on the ferry, people on ferry, people on the bus, people on the train,
      people on the light rail, people on buses, people who ride, people riding, folks riding,
      riding the bus, ride the bus, ride the ferry, riding the ferry, ride the train, ride light rail,
      taking the bus, take the bus, take the ferry, taking the ferry, take the train, take the light rail,
      bus rider, bus passenger, ferry rider, ferry passenger, train rider, train passenger, transit rider,
      light rail rider, ferry commuter, walk on passenger, driver, motorist, stuck in traffic,
      sitting in traffic, on their way to work, on the way to work, way to work, way home from work,
      drive to work, driving to work, driving home, drive home, going to work, go to work, goes to work, heading to work, bike to work,
      biking to work, cycle to work, walk to work, walking to work, bike commuter, viajeros diarios,
      pasajeros, conductores, gente que va al trabajo, van al trabajo, camino al trabajo, people who drive,
      people driving, people in traffic, traffic jam, people going to work, people headed to work,
      people coming home from work, folks heading home, daily commute, straphanger, ferry folk, ferry goer,
      ferry crowd, transit user, transit commuter, commuter traffic, people who take the bus,
      people who take the ferry, people who take the train, carpooler, park and ride, stuck on the freeway, stuck on the highway, drivers stuck, people stuck, drive to and from work, people who travel to work, travel to work, travel each day to work, on their commute, morning traffic, evening traffic, people on their commute, people in cars, people in their cars, car commuter, shift worker driving home, gente en el trafico, gente que va a trabajar, gente camino al trabajo, trabajadores que manejan, driving past,
      drive past, drive by, drive to the office, cars on, automovilistas, gente que maneja,
      trabajadores que viajan, go on work, goes for work, going for work, go for work, viaja al trabajo, viajan al trabajo, workers who ride, ride every day, ride it every day, going to their jobs, go to their jobs, drive to their jobs`),
  },
  {
    value: 'students',
    phrases:
      splitPhrases(`student, teen, teenager, recent grad, college grad, grad, college kid, college student, college crowd,
      college aged, college age, university student, university crowd, campus crowd, undergrad,
      undergraduate, grad student, freshman, freshmen, sophomore, high schooler, high school kid,
      high school student, high school seniors, middle schooler, frat, sorority, dorm kid, dorm resident,
      coed, people in college, kids in college, kids at uw, kids at the university, uw kid, uw student,
      uw crowd, husky student, evergreen student, estudiante, estudiantes, universitarios, alumnos,
      collegian, classmate, schoolmate, dormmate, phd student, phd candidate, doctoral student, doctoral candidate, pupil, college goer, college folk, husky, people at uw, people at the university,
      people who go to college, high school kids, middle school kid, high school crowd, school kids,
      schoolkid, schoolchildren, tween, university kid, uni student, uni kid, adolescente, adolescentes,
      estudiantil, jovenes universitarios, jovenes de la universidad, jovenes de la uni, chicos de la uni, muchachos de la uni, chavos de la uni, people in dorms, dorm crowd, kids in dorms, freshman class, college age kids, coeds`),
  },
  {
    value: 'families',
    phrases:
      splitPhrases(`family, young family, parent, new parent, mom, mum, mother, mommy, mama, parenting, parenthood, dad,
      father, kid, toddler, children, child, baby, preschooler, stroller, stroller crowd, soccer mom,
      moms with toddlers, moms with kids, household with kids, familia, familias, mamas, madres, padres,
      papas, ninos, hijos, expecting couple, expectant, expecting parent, expectant mother, pregnant,
      pregnant women, pta, newborn, infant, households with children, grade schooler, elementary school,
      stay at home, moms and dads, household with children, new homeowners with kids, couple with kids,
      homeschooler, homeschooling, kindergartner, kindergartener, daycare crowd, preschool crowd, kindergarten crowd,
      play group, playgroup, play date, bebes, embarazadas, padres de familia, mamas y papas, ninas`),
  },
  {
    value: 'professionals',
    phrases:
      splitPhrases(`professional, founder, startup founder, freelancer, remote worker, working professional,
      business professional, office worker, office crowd, office people, office employee, office folk,
      office drone, white collar, white collar worker, software engineer, software developer,
      software people, engineer, developer, programmer, coder, tech worker, tech crowd, tech people,
      tech employee, tech bro, techy, techie, tech folk, amazon employee, amazon worker, amazonian,
      microsoft employee, microsofty, microsoft people, boeing employee, boeing engineer, business people,
      businesspeople, businessmen, businesswomen, business traveler, business traveller, exec, executive,
      product manager, project manager, program manager, middle manager, paralegal, ceos, lawyer, attorney, doctor, nurse, banker, accountant, consultant, corporate crowd,
      corporate worker, corporate types, desk worker, knowledge worker, data scientist,
      people who work downtown, downtown worker, senior engineer, senior software engineer, senior developer,
      senior executive, senior manager, profesional, profesionales, profesionistas, oficinistas, ingenieros,
      ejecutivos, healthcare worker, health care worker, hospital staff, hospital worker,
      medical professional, medical staff, physician, surgeon, dentists!, c suite, vps!, architect, investor,
      venture capitalist, it worker, it people, biotech, biotech worker, scientist, researcher, googler,
      meta employee, google employee, starbucks employee, dev!, devs!, finance people, finance crowd,
      corporate people, corporate employee, corporate folk, people with office jobs, working adult,
      working women, career women, career people, business folk, business class, business leader,
      high earner, high income, affluent, well paid, wealthy professional, six figure, office types,
      people who work in offices, people in offices, downtown employee, working downtown, teachers!,
      abogados, medicos, gerentes, programadores, trabajadores de oficina, empleados de oficina,
      gente de negocios, gente de oficina, gente que trabaja en oficinas, empleados de oficina, office staff, people from the office, people of the office, people of office, lunch people, office workers, lunch crowd from the office, people at their desks, desk jockey, people in suits, salaried, nine to fiver, 9 to 5er, lab tech, civil servant, state worker, state employee, government employee, government worker, legislative staff, hospital employee, nurses!, boeing worker, boeing people, boeing folk, amazon people, google people, shipyard engineer`),
  },
  {
    value: 'young-professionals',
    phrases:
      splitPhrases(`young professional, yuppy, jovenes profesionales, young working professional, young tech worker,
      young engineer, young executive, early career professional, millennial professional`),
  },
  {
    value: 'young-adults',
    phrases:
      splitPhrases(`young adult, young people, young crowd, younger crowd, younger people, younger adult, younger audience,
      young folk, young audience, youth, millennial, gen z, genz, gen zer, zoomer, twentysomething,
      twenty something, thirtysomething, # something, people in their 20s, people in their twenties,
      in their twenties, hipster, bar crowd, bar goer, bar hopper, barhopper, club goer, clubber, clubgoer,
      nightlife crowd, nightlife, party crowd, partygoer, indie kid, brunch crowd, jovenes, jovenes adultos,
      adultos jovenes, gente joven, early twenty, late twenty, in their 20s, in their 30s, 20 something,
      30 something, in their early 20s, in their late 20s, in their mid 20s, in their early 30s, in their late 30s, in their thirties, in their early thirties, in their late thirties, in their early twenties, in their late twenties, thirty somethings, 30 somethings, twentysome, gente de 20 a 30, young renter, young buyer, young homeowner, date night couple, young single, singles!, club kid, raver, night owl, young couple, young men, young women,
      young guy, younger men, younger women, people under 30, people under 35, folks under 30,
      under thirty crowd, concert kids, festival kids, post grad, gen z er, gen zs, genz kid,
      people who party, late night crowd, weekend partier, partier, veinteaneros, chavos, muchachos`),
  },
  {
    value: 'seniors',
    phrases:
      splitPhrases(`sexagenarian, septuagenarian, octogenarian, nonagenarian, centenarian, widow, widower,
      seniors!, senior citizen, senior crowd, senior, retiree, retired, retired people, retired folk,
      retired couple, pensioner, elderly, elder, older people, older folk, older adult, older crowd,
      older audience, older couple, old people, old folk, grandparent, grandma, grandpa, grandmother,
      snowbird, boomer, baby boomer, people over 60, people over 65, people over 55, golden ager,
      empty nester, medicare, aarp, retirement community, retirement home, retirement village,
      assisted living, senior living, senior center, jubilados, ancianos, abuelos, tercera edad,
      personas mayores, gente mayor, adultos mayores, older generation, old folks home, older homeowner, granny, gramps, nana, nearing retirement, in retirement, retirement age, pension, older driver, older women, older men, older resident, older customer,
      older demographic, aging, mature audience, mature crowd, social security, golden year, nursing home,
      60 plus, 65 plus, 70 plus, 55 plus, 55 and over, 60 and over, 65 and over, 55 and older, 60 and older, 65 and older, over 55, over 60, over 65, over 70, in their 80s, in their eighties, older ratepayer, older customer, older reader, older listener, older neighbor, older shopper, older home owner, older crowd, older gentleman, older ladies, older lady, grandmas, grandfathers, senior resident, senior driver, senior couple, gray haired, silver haired, gente de la tercera edad, viejitos, jubilada, retirees and, people my age, folks over 60, folks over 65, adults over 60, adults over 65, those over 60,
      people in their 60s, people in their 70s, in their sixties, in their seventies, retirement aged,
      abuelas, la tercera edad, gente grande, pensionados, retirados`),
  },
]

/** Before "owners": people who own something that is no business. */
export const OWNED_PRIVATELY: ReadonlySet<string> = wordSet(
  `home house dog cat pet horse car truck boat rv motorcycle bike tesla condo cabin land property pool gun garden phone new proud
  previous former the their future lake jeep subaru ev vehicle aircraft plane puppy livestock acreage view waterfront`,
)

/** After "kids", "family", "student" … these make it a kind of shop or product, not a target audience. */
export const NOT_PEOPLE_AFTER: ReadonlySet<string> =
  wordSet(`owned run business dentist dentistry doctor practice medicine law lawyer restaurant store shop clothing clothes toys
  loan loans housing discount night room center care living home homes bakery friendly soccer day baseball basketball football hockey sports sport team league tournament dinner recipe therapist photographer shower
  school license licence education app games furniture product products supply food party parties birthday manager`)
