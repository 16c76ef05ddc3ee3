import { wordSet } from './phrases.ts'

/** After "we have": a budget or an ad, no trade. */
export const BUDGET_OR_AD = wordSet('budget ad ads about around only up hundred thousand grand')

/** After a business: people to reach. */
export const PEOPLE_OF_BUSINESS = wordSet('owners founders managers employees workers people folks goers')

/** After a business: people to reach or space at it. */
export const NO_BUSINESS_BEFORE = wordSet(
  `owners founders managers employees workers people folks goers ad ads spot spots space slot insert
  page sponsorship placement campaign`,
)

/** After a business: what follows describes it. */
export const DESCRIBES = wordSet(
  'has have had makes serves sells employs offers does charges seats holds opened',
)

/** End the name of a business. */
export const ENDS_NAME = wordSet('in on at near around to for and with is are has but y en cerca')

/** After "small brewery in Georgetown": the request begins. */
export const INTRODUCED_WANTS = wordSet(
  `looking wants needs want need seeking seeks wanting trying hoping would busca quiere necesita`,
)

/** Business words that are media too: alone they may be what is wanted. Stems. */
export const MEDIA_HEADS = wordSet(
  `instagram insta ig facebook fb tiktok youtube page account list newspaper newsletter magazine
  podcast blog channel station event festival fair expo concert show team league truck van window cart
  print menu platform website site`,
)

/** End the description of a trade. */
export const ENDS_DESCRIPTION = wordSet('but so who pero helping serving for')

/** Who is asking. */
export const WE = wordSet('we i im were weve ive')

/** Before what the asker runs. */
export const POSSESSIVES = wordSet('our my their his her the nuestra nuestro mi')

/** Before a business. */
export const ARTICLES = wordSet('a an the our my this new small local un una nuestra nuestro mi')

/** Verbs of running a business. */
export const RUNS = wordSet('run runs running have has got own owns')

/** Verbs before the thing that is promoted. */
export const PROMOTES = wordSet(
  `promote promotes promoting announce announcing launch launching market marketing publicize advertise
  advertising`,
)

/** End the thing that is promoted. */
export const ENDS_PROMOTED = wordSet(
  `on in via through with using to at near around for by during from under next this starting`,
)
