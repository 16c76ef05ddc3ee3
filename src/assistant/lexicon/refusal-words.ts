import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

/** Between the items of a list, and between its items and the word that rules it. */
export const LIST_SEPARATORS = wordSet(', / + & - and or nor y o u ni e plus also then')
export const LIST_FILLERS = wordSet(
  `a an the any some more another maybe perhaps also then even either both ad ads advert adverts advertising spot spots space
  spaces placement placements media campaign slot slots two three four five several few couple of local small big one in on at for with via something only un una el la los las`,
)

/** Right before a thing, or the first of a list, they refuse it; "and" goes on after those of the second set. */
export const NEGATIONS = wordSet(
  'no not nor neither without except excluding minus sin ni excepto salvo never',
)
export const LIST_NEGATIONS = wordSet('without except excluding minus neither nor sin ni excepto salvo')
/** Before a negation: it proposes; before "without" also those that make it a need. */
export const UNDOES_NEGATION = wordSet('why if whether porque or theres hay')
export const UNDOES_WITHOUT = wordSet('do go be cant cannot not dont live')
/** Of what may stand between a negation and its thing these turn it: "not only radio". */
export const TURNS_NEGATION = wordSet('only even also then either both')

/** "Not buying", "won't be needing", "do not propose": verbs of getting a thing, and what may stand between. */
export const GETTING_VERBS = wordSet(
  `buy buying bought purchase purchasing purchased want wanting need needing consider considering propose proposing use using require requiring
  requested seeking seek book booking order ordering take taking run running doing pay paying include including quiero queremos necesito
  necesitamos buscamos busco looking interested planning spending spend`,
)
export const BEFORE_GETTING = wordSet(
  'be been being going to planning want wanting interested in looking even really currently also here for',
)
export const VERB_NEGATIONS = wordSet(
  `not dont wont isnt arent aint never doesnt shouldnt wouldnt cannot cant no without`,
)

/** What is said after a thing or a list. */
export const SAID_AFTER: readonly LexiconEntry<'refused' | 'wanted'>[] = [
  {
    value: 'refused',
    phrases: splitPhrases(
      `is out, are out, is off, are off, stays off, stays out, stay out, is excluded, are excluded, is not needed, are not needed, not needed, not required, is not required,
      are not required, is not part of, are not part of, is not an option, are not an option, is not wanted, are not wanted, isnt an option,
      arent an option, isnt needed, arent needed, is not considered, are not considered, will not be considered, shall not be considered,
      wont be considered, will not be accepted, shall not be accepted, will not be needed, wont be needed, shall not be proposed, never again,
      no thanks, no thank you, no gracias, no way, not happening, is not happening, is not being bought, are not being bought,
      is dead, are dead, can wait, is over, is a no, is a hard no, is a hard pass, is a waste, are a waste, is a waste of money, are a waste of money,
      does nothing for us, do nothing for us, doesnt work for us, didnt work, didnt work for us, never worked, never worked for us,
      is not for us, are not for us, isnt for us, arent for us, is not included, are not included, no longer needed`,
    ),
  },
  {
    value: 'wanted',
    phrases: splitPhrases(
      `stays, stay, can stay, is in!, are in!, is fine, are fine, is ok, are ok, is okay, are okay, is welcome, are welcome, will do, yes please, is not enough, are not enough, isnt enough, arent enough, alone is not enough`,
    ),
  },
]

/** A change of plan names both what goes and what comes: one alone may mean anything ("drop a flyer"). */
export const REMOVES: readonly LexiconEntry<'removes' | 'keeps'>[] = [
  {
    value: 'removes',
    phrases: splitPhrases(
      `take out, drop, remove, cut, leave out, lose, scrap, ditch, kill, swap out, pull, cancel, take off, throw out`,
    ),
  },
  { value: 'keeps', phrases: splitPhrases(`put in, add, keep, bring in, leave in, swap in, keep in`) },
]

/** "You couldn't pay me to …", "I want no part of …": turned round by the whole phrase; the next thing named is refused. */
export const REFUSING_IDIOMS =
  /\b(?:(?:couldnt|cant|cannot|could not|wouldnt|would not) (?:pay|get|make|bribe|force|convince|catch|talk) (?:me|us|him|her|them|anybody|anyone)\b[^,:]{0,80}|no (?:part|interest|room|love|patience|appetite) (?:of|in|for)(?: \w+)?|(?:rather|sooner)\b.{0,80} than(?: (?:\w+ ){0,3}\w+)?|(?:off the table|ruled out|to avoid|to exclude|to skip|not to use|not considered|not considering|not included|excluded|no go|exclusions|excluding|not wanted)(?: are| is)? :|wont hear of|will not hear of|dont send(?: me| us)?(?: any)?)$/

/** "My accountant forbids radio and print", "we have sworn off billboards": a verb that refuses what is joined behind it. */
export const FORBIDS =
  /(?:^|(\S{1,30}) )(?:forbids?|forbade|bans|banned|prohibits?|vetoe[sd]|nixed|(?:swore|sworn) off|(?:sick|tired) of|fed up with|done with|(?:gave|given|giving) up on|steer(?:ing)? clear of|stay(?:ing)? (?:away from|off)|ruled out|voted against|boycott(?:s|ing)?|skip(?:ping)?|forget(?: about)?|ditch(?:ing)?|scrap(?:ping)?|nix)$/

/** "I didn't say I don't want radio": a negation of a negation is left to what was learned. */
export const DENIALS = /\b(?:didnt|dont|never|not|refuse) (?:to )?(?:say|said|saying|mean|believe)\b/

/** After "is out": what ends the clause. */
export const CLOSES_CLAUSE = /^(?:[.,;:!?)-]|and|so|then|but|for|because|of|as|this|the|too|please)$/

/** "Not that we hate print": neither asked for nor refused. */
export const NOT_THAT = /\bnot that\b.{0,60} (?:hate|dislike|mind|despise|loathe)$/

/** The field of a brief that lists what is to be booked. */
export const MEDIA_FIELD =
  /^(?:media|media mix|media types?|medium|mediums|channels?|tactics?|formats?|what)(?: [:-])?$/

/** The same, further on in it. */
export const IN_MEDIA_FIELD =
  /^(?:media|media mix|media types?|mediums?|channels?|tactics?|formats?) :(?: |$)/

/** "No: radio, social. Yes: print": a field that says what becomes of all that stands in it. */
export const REFUSING_FIELD =
  /(?:^|[,/(|] )(?:(?:please )?(?:no|nope|not|out|skip|avoid|exclude|excluded|omit|drop|without|never|none of(?: these)?|out of scope|not in scope|off limits|dont want|do not want|do not use|dont use)|not wanted|refused|exclusions?) [:=]$/
export const WANTING_FIELD =
  /(?:^|[,/(|] )(?:(?:please )?(?:yes|in|keep|include|included|wanted|want|we want|in scope|must have|must haves|nice to have|ok|okay|use)|(?:media|channels?|tactics?|formats?) (?:wanted|needed|required)|(?:[a-z]{1,12} ){0,3}(?:following|options|list|items)(?: in(?: [a-z]{1,15}){1,3})?) [:=](?: -)?$/

/** "All media but radio": between the word for all and its exception. */
export const ALL_NAMED =
  /^(?:media|medium|kinds?|types?|things?|formats?|channels?|ads?|advertising|options?|of|other|the|your)$/

/** "We do like print, we just like radio more": what is liked less is liked. */
export const LIKED_TOO = /\b(?:do|also|still|really|we|i) (?:like|love)$/
export const LIKED_MORE = /^(?:more|better|even more|best)$/

/** "Radio? Sure. Social? No.": answers to one's own question, and what makes of them something else. */
export const ANSWERED_YES = /^(?:yes|sure|absolutely|definitely|ok|okay|si|claro|yep)$/
export const ANSWERED_NO = /^(?:no|nope|nah|never|jamas)$/
export const NO_ANSWER = /^(?:problem|idea|worries|matter|doubt|question|brainer)$/

/** "Swap the radio for a billboard", "switch from print to digital": what comes before goes, what comes after stays. */
export const SWAPS: readonly (readonly [verb: RegExp, joint: string])[] = [
  [/\b(?:swap|swapping|trade|trading|exchange|switch)$/, 'for'],
  [/\b(?:replace|replacing)$/, 'with'],
  [/\b(?:switch|switching|move|moving|change|changing|going) from$/, 'to'],
]

/** "Why is there no radio?" wonders that there is none, and would have it. */
export const WONDERS =
  /\b(?:why|how come|por que|porque)(?: (?:is|are|do|does|there|theres|you|they|we|have|see|list|hay|tienen)){0,4} no$/

/** "Nothing except radio", "no other than radio": of all there is, this alone; "sooner nothing than radio" refuses it. */
export const ONLY_THIS =
  /(?<!\b(?:sooner|rather) (?:\w{1,12} )?)\b(?:nothing|none|nada) (?:else )?(?:except|but|other than|besides|than|excepto|salvo|mas que)$|\bno other than$/

/** "There's nothing like radio". */
export const PRAISES = /\bnothing (?:like|beats|better than)$/

/** "My opponent is all over the radio": theirs, and nothing that is asked for. */
export const OF_OTHERS =
  /\b(?:opponents?|competitors?|competition|rivals?|neighbors?)\b.{0,60} (?:is|are|was|were) (?:all over|on|in|always on)$/

/** A public body's sentence names what it buys. */
export const TENDERS =
  /\b(?:shall (?:place|provide|procure|purchase)|requests? (?:quotes?|quotations?|proposals?|bids?|pricing|prices)|request for (?:quotes?|quotations?|proposals?|bids?)|invites? (?:bids|offers|proposals|quotes)|seek(?:s|ing)? (?:pricing|quotes|bids|proposals)|accepting (?:proposals|bids)|invitation to bid|quote request)\b/

/** Right before a list of things: all of it is asked for. */
export const WISHES =
  /\b(?:want|need|would like|wed like|id like|looking for|quotes for|rates for|prices for|interested in|quiero|queremos|busco|buscamos|necesito|necesitamos)(?: :)?(?: \d \))?$/

/** Before a list: against all of it or, as "between", for one of it. */
export const AGAINST_LISTS =
  /^(?:between|entre|strike|refused|refuses|declin\w+|oppose\w*|opone\w*|rechaz\w+)$/
