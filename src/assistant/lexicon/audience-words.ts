import type { Audience } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases } from './phrases.ts'

/** `young-professionals` is two audiences at once. */
export type AudienceWord = Audience | 'young-professionals'

export const AUDIENCE_WORDS: readonly LexiconEntry<AudienceWord>[] = [
  {
    value: 'local-business',
    phrases:
      splitPhrases(`local businesses!, small businesses!, area businesses!, neighborhood businesses!, other businesses!,
      nearby businesses!, businesses!, business owners!, small business owners!, shop owners!, store
      owners!, restaurant owners!, bar owners!, cafe owners!, salon owners!, business crowd, business
      community, local merchants!, merchants!, entrepreneurs!, contractors!, b2b, b 2 b, local companies!,
      small companies!, startups!, landlords!, duenos de negocios, negocios locales, pequenos negocios,
      pequenas empresas, empresas locales, comerciantes, emprendedores`),
  },
  {
    value: 'tourists',
    phrases:
      splitPhrases(`tourist, tourism, touristy, visitor, out of towner, out of town visitor, traveler, traveller,
      vacationer, holidaymaker, sightseer, sightseeing, cruise ship, cruise passenger, cruise crowd,
      cruise ship crowd, cruise goer, cruiser, hotel guest, backpacker, people on vacation, people
      visiting, folks visiting, folks from out of town, people from out of town, conventioneer, turista,
      turistas, visitantes, viajeros, cruceros`),
  },
  {
    value: 'commuters',
    phrases:
      splitPhrases(`commuter, commuting, commute, rush hour, drive time, morning drive, afternoon drive, evening drive, people on the ferry, folks on the ferry, people
      on ferry, people on the bus, people on the train, people on the light rail, people on buses, people
      who ride, people riding, folks riding, riding the bus, ride the bus, ride the ferry, riding the
      ferry, ride the train, ride light rail, taking the bus, take the bus, take the ferry, taking the
      ferry, take the train, take the light rail, bus rider, bus passenger, ferry rider, ferry passenger,
      train rider, train passenger, transit rider, light rail rider, ferry commuter, walk on passenger,
      driver, motorist, stuck in traffic, sitting in traffic, on their way to work, on the way to work,
      way to work, way home from work, drive to work, driving to work, driving home, drive home, going to
      work, heading to work, bike to work, biking to work, cycle to work, walk to work, walking to work, bike
      commuter, viajeros diarios, pasajeros, conductores, gente que va al trabajo, van al
      trabajo, camino al trabajo`),
  },
  {
    value: 'students',
    phrases:
      splitPhrases(`student, teen, teenager, recent grad, college grad, grad, college kid, college student, college crowd, college aged, college age, university student,
      university crowd, campus crowd, undergrad, undergraduate, grad student, freshman, freshmen,
      sophomore, high schooler, high school kid, high school student, high school seniors, middle
      schooler, frat, sorority, dorm kid, dorm resident, coed, people in college, kids in college, kids at
      uw, kids at the university, uw kid, uw student, uw crowd, husky student, evergreen student,
      estudiante, estudiantes, universitarios, alumnos`),
  },
  {
    value: 'families',
    phrases:
      splitPhrases(`family, young family, parent, new parent, mom, mum, mother, mommy, mama, parenting, parenthood, dad, father, kid, toddler,
      children, child, baby, preschooler, stroller, stroller crowd, soccer mom, moms with toddlers, moms
      with kids, household with kids, familia, familias, mamas, madres, padres, papas, ninos, hijos`),
  },
  {
    value: 'professionals',
    phrases:
      splitPhrases(`professional, founder, startup founder, freelancer, remote worker, working professional, business professional, office worker, office crowd, office
      people, office employee, office folk, office drone, white collar, white collar worker, software
      engineer, software developer, software people, engineer, developer, programmer, coder, tech worker,
      tech crowd, tech people, tech employee, tech bro, techy, techie, tech folk, amazon employee, amazon
      worker, amazonian, microsoft employee, microsofty, microsoft people, boeing employee, boeing
      engineer, business people, businesspeople, businessmen, businesswomen, business traveler, business
      traveller, exec, executive, ceos, lawyer, attorney, doctor, nurse, banker, accountant, consultant,
      corporate crowd, corporate worker, corporate types, desk worker, knowledge worker, data scientist,
      people who work downtown, downtown worker, senior engineer, senior software engineer, senior
      developer, senior executive, senior manager, profesional, profesionales, profesionistas,
      oficinistas, ingenieros, ejecutivos`),
  },
  { value: 'young-professionals', phrases: splitPhrases(`young professional, yuppy, jovenes profesionales`) },
  {
    value: 'young-adults',
    phrases:
      splitPhrases(`young adult, young people, young crowd, younger crowd, younger people, younger adult, younger
      audience, young folk, young audience, youth, millennial, gen z, genz, gen zer, zoomer,
      twentysomething, twenty something, thirtysomething, # something, people in their 20s, people in
      their twenties, in their twenties, hipster, bar crowd, bar goer, bar hopper, barhopper, club goer,
      clubber, clubgoer, nightlife crowd, nightlife, party crowd, partygoer, indie kid, brunch crowd,
      jovenes, jovenes adultos, adultos jovenes, gente joven`),
  },
  {
    value: 'seniors',
    phrases:
      splitPhrases(`seniors!, senior citizen, senior crowd, senior, retiree, retired, retired people, retired folk,
      retired couple, pensioner, elderly, elder, older people, older folk, older adult, older crowd, older
      audience, older couple, old people, old folk, grandparent, grandma, grandpa, grandmother, snowbird,
      boomer, baby boomer, people over 60, people over 65, people over 55, golden ager, empty nester,
      medicare, aarp, retirement community, retirement home, retirement village, assisted living, senior living, senior center, jubilados, ancianos, abuelos, tercera edad, personas mayores, gente mayor, adultos
      mayores`),
  },
]

/** After "kids", "family", "student" … these make it a kind of shop or thing, not the people to reach. */
export const NOT_PEOPLE_AFTER: ReadonlySet<string> = new Set(
  `owned run business dentist dentistry doctor practice medicine law lawyer restaurant store shop clothing clothes toys
  loan loans housing discount night room center care living home homes bakery friendly soccer baseball basketball football hockey sports sport team league tournament dinner recipe therapist photographer shower
  school license licence education app games furniture product products supply food party parties birthday manager`
    .split(/\s+/)
    .filter(Boolean),
)
