import { wordSet } from './phrases.ts'

/** Right before a word, these refuse it. */
export const DIRECT_REFUSALS = wordSet(
  'no not avoid avoiding without except excluding skip skipping never sin excepto salvo evitar',
)

/** Between such a word and what it refuses. */
export const REFUSAL_FILLERS = wordSet('in at on for to any the inside near targeting reaching en para al')

/** Kinds of words that tell what somebody thinks of a thing, or whose it is; what they decide together is learned. */
export const STANCE_WORDS = {
  bad: wordSet(
    `waste wasted wasteful useless worthless dead dying trash garbage junk flop flopped fail failed fails failure bombed disaster
    disappointing disappointed disappointment terrible awful horrible bad worse worst lousy pointless overrated overpriced expensive pricey costly
    annoying annoys boring outdated sucks sucked stinks stunk crap crappy rubbish bust dud mistake regret regretted nowhere zero nothing
    lost losing burned burnt ignored ignore ignores unread spam scam desperdicio caro cara inutil malo mala pesimo fracaso`,
  ),
  refuse: wordSet(
    `no not never dont cant wont nobody none nothing neither nor without except excluding skip avoid drop dropped ditch cut kill forget
    leave refuse refuses reject hate hates loathe despise dislike detest stop stopped quit quitting cancel cancelled canceled done
    sick tired fed against anti allergic veto vetoed banned ban forbid forbidden exclude excluded isnt arent wasnt werent doesnt didnt
    aint shouldnt wouldnt couldnt hardly barely instead rather nix nope nah sin nada ni tampoco nunca jamas excepto salvo menos evitar`,
  ),
  double: wordSet('without skip avoid hate leave mind miss forget stop ignore except wrong complain live'),
  good: wordSet(
    `love loves loved great good best better perfect nice fine happy works worked working success successful favorite fan ok okay yes yep
    yeah absolutely definitely sure please mejor bueno buena bien gusta encanta si perfecto`,
  ),
  want: wordSet(
    `want wants wanna need needs looking look seeking search find get book buy rent lease prefer try consider interested like love show
    give send suggest put place reach target advertise promote sponsor run do go use see hear quiero queremos busco buscamos necesito
    necesitamos prefiero preferimos quisiera quisieramos anunciar llegar after require wish hope hoping`,
  ),
  past: wordSet(
    `was were had did didnt ran bought used tried rented spent paid advertised went got sponsored printed placed already last ago
    before previously once former formerly ex past years year pasado antes probamos usamos tuvimos ya`,
  ),
  repair: wordSet(
    `sorry meant mean actually scratch wait correction instead rather oops no not make change changed mistake strike perdon digo`,
  ),
  own: wordSet('our my we i im were weve ive us me nuestra nuestro mi mis soy somos tenemos tengo'),
  trade: wordSet(
    `run runs own owns sell sells make makes fix fixes repair repairs build builds teach teaches clean cleans manage manages host hosts
    produce publish operate design install rent lease supply serve bake brew print wholesale import host hosting train trains work works
    vendo vendemos hago hacemos limpio reparo reparamos ofrecemos fabricamos`,
  ),
  firm: wordSet(
    `inc llc co company corp agency studio shop store school club museum supply supplies repair restoration wholesale wholesaler
    manufacturer maker factory association union society foundation institute academy college clinic realty services service owner
    host hosts owner manager director editor driver worker planner producer engineer technician teacher empresa tienda taller dueno`,
  ),
  other: wordSet(
    'wife husband son daughter brother sister mother father mom dad cousin uncle aunt boss accountant friend neighbor partner landlord kid nephew niece grandson grandmother esposo esposa hijo hija hermano primo competitor competitors rival',
  ),
  again: wordSet('again anymore ever more longer mas nuevamente'),
  only: wordSet('only just solely purely exclusively solo solamente unicamente'),
  aim: wordSet(
    'for to reaching reach target targeting aimed para who people crowd see seen near in on at inside around en',
  ),
} as const
export type Stance = keyof typeof STANCE_WORDS

/** Before "but": all other things. */
export const ALL_WORDS = wordSet('anything everything all anywhere everywhere')
