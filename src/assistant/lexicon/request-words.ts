import { wordSet } from './phrases.ts'

/** Words of asking, counting and joining: they carry no wish of their own, so that nobody misses them in what was understood. */
export const ASKING_WORDS: ReadonlySet<string> =
  wordSet(`a an the and or but of for in on at to too with by from as is are was were be been being am im its it this that these those there here
  my our we were i you your me us who which what when where why how whose one ones they them their theirs he she his her so just only
  also not no do does did dont doesnt didnt isnt arent wasnt wont cant couldnt wouldnt shouldnt have has had can could would should will ill id wed well might may must if then than as such both either
  want wants wanting wanna need needs needing look looking find finding get getting got give show see send help please thanks hi hello hey
  like likes love would lets let go going make some any something anything somewhere anywhere everything place places where near nearby
  close around about under over up down out into onto off along between within inside outside through across toward towards per each
  ad ads adverts advert advertise advertises advertising advertisement advertisements promote promoting promotion market marketing
  space spaces spot spots listing listings placement placements option options opportunity opportunities campaign campaigns medium media
  budget spend spending price prices priced cost costs costing max maximum min minimum limit cap month months monthly week weeks weekly
  day days daily year years yearly dollars dollar bucks usd money total rate rates
  people folks audience audiences customer customers client clients reach reaching target targeting market public seen shown visible
  good great best nice right suitable ideal really very quite pretty much many more most lot lots few bit kind kinds sort type types
  new small local business businesses company shop store available availability open free start starting starts begin beginning end ending
  run running runs book booking buy buying purchase use using put place try trying hope hoping hoped think thinking consider
  considering interested prefer preferably ideally maybe perhaps approximately roughly say said mainly mostly especially
  area areas region neighborhood neighborhoods city town county district downtown vicinity metro side state street
  get up town zip code between but instead rather other others another same different way ways able aiming aim aimed goal idea
  ok okay yes now soon today thing things stuff know ask suggest suggestion recommend recommendation
  choose chose chosen choosing picked favor favored mo wk yr sign signs adds anyway idk lol read w x etc whatever until till since
  un una el la los las lo de del en para con por que y o es un al mi mis su nuestro nuestra quiero queremos busco buscamos necesito
  necesitamos anuncio anuncios anunciar publicidad espacio espacios gente personas cerca menos mas sobre dolares mes semana hasta`)

/** Between two words that nobody read these belong to the phrase: "side of the road", "3rd Ave and Pine St". */
export const PHRASE_JOINTS: ReadonlySet<string> = wordSet(
  'of the a an on and at for in s st street ave avenue - &',
)

/** Before the number of a road. */
export const ROAD_LETTERS: ReadonlySet<string> = wordSet('i sr us wa hwy highway route rt exit pier')
