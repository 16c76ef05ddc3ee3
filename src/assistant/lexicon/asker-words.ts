import { wordSet } from './phrases.ts'

/** After "we have": a budget or an ad, not a business. */
export const BUDGET_OR_AD = wordSet('budget ad ads about around only up hundred thousand grand')

/** After a business: its customers, a target audience. */
export const PEOPLE_OF_BUSINESS = wordSet('owners founders managers employees workers people folks goers')

/** After a business: its customers or space at it. */
export const NO_BUSINESS_BEFORE = wordSet(
  `owners founders managers employees workers people folks goers ad ads spot spots space slot insert
  page sponsorship placement campaign`,
)

/** After a business: its description follows. */
export const DESCRIBES = wordSet(
  'has have had makes serves sells employs offers does charges seats holds opened',
)

/** End of a business's name. */
export const ENDS_NAME = wordSet('in on at near around to for and with is are has but y en cerca')

/** After "small brewery in Georgetown": the request begins. */
export const INTRODUCED_WANTS = wordSet(
  `looking wants needs want need seeking seeks wanting trying hoping would busca quiere necesita`,
)

/** Business words that are also media: alone they may be what the asker wants to book. Stems. */
export const MEDIA_HEADS = wordSet(
  `instagram insta ig facebook fb tiktok youtube page account list newspaper newsletter magazine
  podcast blog channel station event festival fair expo concert show team league truck van window cart
  print menu platform website site`,
)

/** End of a business's description. */
export const ENDS_DESCRIPTION = wordSet('but so who pero helping serving for')

/** Nouns for the asker. */
export const WE = wordSet('we i im were weve ive')

/** Before the asker's own business. */
export const POSSESSIVES = wordSet('our my their his her the nuestra nuestro mi')

/** Before a business. */
export const ARTICLES = wordSet('a an the our my this new small local un una nuestra nuestro mi')

/** Verbs of running a business. */
export const RUNS = wordSet('run runs running have has got own owns')

/** Verbs before what the ad promotes. */
export const PROMOTES = wordSet(
  `promote promotes promoting announce announcing launch launching market marketing publicize advertise
  advertising`,
)

/** End of what the ad promotes. */
export const ENDS_PROMOTED = wordSet(
  `on in via through with using to at near around for by during from under next this starting`,
)
