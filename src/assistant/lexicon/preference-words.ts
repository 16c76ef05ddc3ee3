import { wordSet } from './phrases.ts'

/** Before what is liked more, with a few words between: it is set above something, and that is not asked for. */
export const PREFERS =
  /\b(?:prefers?|preferred|preferring|favors?|favored|favou?ring|prioriti[sz]e[sd]?|take|rank(?:s|ed)?|put|like|love|want|prefier[oe]|prefieren|preferimos)(?: \w{1,15}){0,3}$/
/** A decision made: what it was taken over is out. */
export const CHOOSES =
  /\b(?:choose|chooses|chose|chosen|choosing|picks?|picked|picking|went with|going with|decided on|settled on|voted for|elegimos|escogimos)(?: \w{1,15}){0,3}$/
/** Whose preference it is: none, or that of others. */
export const NOT_OWN_PREFERENCE =
  /\b(?:not|dont|doesnt|didnt|never|wont|wouldnt|do (?:you|they|people)|does (?:it|he|she)|would you|which|who|whether|people|customers|shoppers|buyers|listeners|readers|drivers|voters|folks|everybody|everyone|competitors?|rivals?|opponents?)\b.{0,40}$/

/** Right before a thing that opens a wish: "looking for a billboard over radio". */
export const OPENS_WISH = wordSet(
  'want need wants needs looking interested like love prefer just please definitely buy book get take go do try use > over sobre busco quiero queremos necesito : , ; . - ( & and then so but',
)

/** Behind what something is set above: its clause goes on or ends, and it is no part of a longer name ("the radio station"). */
export const AFTER_PREFERENCE = wordSet(
  `in near around at for by under up with any every all always anytime if when whenever please thanks this next because since and but so
  to from until till starting start begin beginning per within budget on every still though too here en cerca por con para si desde hasta`,
)
/** These make of the words before a place of the thing, not a preference. */
export const POINTS_AT = wordSet('the our your their my his her its that this')
