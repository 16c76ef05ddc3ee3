import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

/**
 * How a phrase changes the polarity of the words after it; `ignore` keeps its own words from being read as a negation.
 */
export type Turn = 'wanted' | 'excluded' | 'past' | 'ignore'

export const TURN_WORDS: readonly LexiconEntry<Turn>[] = [
  {
    value: 'ignore',
    phrases:
      splitPhrases(`not just, not only, not sure, not picky, not opposed, not against, not necessarily, not limited, no problem,
      no preference, no idea, no matter, dont mind, do not mind, dont care, why not, no limit, no more than,
      no less than, not more than, not over, no over, nothing over, nothing above, nothing more than,
      dont want to spend, dont want to pay, no mas de, not too, without breaking, without spending, menos de,
      no solo, not exceeding, no sooner than, no earlier than, no later than, not before, not until, not after, not spending, not paying, not to exceed, never more than, no higher than, no greater than, not a penny over,
      not a cent over, not a dollar over, not a penny more than, never over, not above, no problem with,
      nothing fancy, nothing crazy, nothing too, no rush, no hurry, not far from, not much, no big, cant exceed,
      cannot exceed, cant go over, cant spend, cant pay, cannot spend, cant do more than, dont have, wont break,
      no menos de, no importa, nunca mas de`),
  },
  {
    value: 'excluded',
    phrases:
      splitPhrases(`no!, not!, nonradio, nonprint, nondigital, nonsocial, nonevent, non radio, non print, non digital, without, w o, except, except for, excluding, exclude, excludes!, anything but, everything but,
      anything except, everything except, anything other than, all but, other than, apart from, aside from, minus,
      avoid, avoiding, skip, skipping, dont want, do not want, doesnt want, didnt want, dont need, do not need,
      dont like, dont do, dont bother with, dont show me, dont show, do not show, dont send, wont do, cant do,
      cant stand, cant use, cannot use, not interested in, never, hate, hates, nothing, neither, nor, none of,
      instead of, rather than, sick of, tired of, done with, nix, leave out, rule out, sin, excepto, salvo, menos,
      nada de, ni, no quiero, no queremos, en vez de, not including, no interest in, dislike, dislikes, loathe, despise, not fond of, not crazy about, detest, not into, not a fan of,
      no fan of, not keen on, not looking for, not considering, not want, stay away from, steer clear of,
      keep away from, keep us off, keep me off, pass on, ditch, hold the, forget about, no more, dont care for,
      dont use, dont believe in, dont suggest, dont recommend, dont offer, dont give me, do not use,
      do not suggest, dont send me, dont try, cant afford, burned by, burnt by, had enough of, fed up with,
      anything besides, anything that isnt, anything that is not, anything thats not, that isnt, that is not,
      thats not, that are not, that arent, besides, leave off, cut out, no me gusta, no nos interesa,
      no me interesa, evitar, tampoco, no busco, no buscamos, en lugar de, no necesito, except maybe`),
  },
  {
    value: 'past',
    phrases:
      splitPhrases(`already, we tried, i tried, weve tried, tried, used to, in the past, last year, last month, last summer,
      last spring, last fall, last winter, last time, previously, competitor, currently, we used, i used, we ran,
      we did, i did, ya tenemos, ya usamos, ya hicimos, we bought, i bought, we had, i had, we rented, i rented,
      we placed, we paid, i paid, we used to, our last, our previous, my last, weve done, weve run, ive done,
      ive run, weve had, we have tried, i have tried, have been using, weve been using, we spent, two years ago,
      a year ago, years ago, a while ago, our current, ya probamos, el ano pasado`),
  },
  {
    value: 'wanted',
    phrases:
      splitPhrases(`want, wanna, wants!, need, prefer, preferably, looking, instead, only, just, give me, show me, ideally,
      maybe, please, but, rather, now, yes, would like, id like, lets, interested in, pero, solo, solamente,
      quiero, queremos, busco, prefiero, id take, ill take, well take, id rather, wed rather, id go, id prefer,
      how about, what about, go with, lets go, lets do, lets try, this time, so now, now we, now i, we could,
      looking for, could do, open to, happy with, fine with, ok with, okay with, mejor, preferimos, ahora,
      buscamos`),
  },
]

/** With "last spring": past events. */
export const DONE = wordSet(
  `were was had did ran bought used tried rented spent paid advertised went got sponsored printed
  placed`,
)

/** After an exclusion: the ad's target audience. */
export const AIMS = wordSet('for to reaching targeting aimed para')

/** Conjunctions between the items of a list. */
export const LIST_JOINTS = wordSet('or and nor no not any o y ni sin')

/** Refusals after the excluded item. */
export const REFUSALS: readonly (readonly string[])[] = [
  ['is', 'out'],
  ['are', 'out'],
  ['is', 'not'],
  ['are', 'not'],
  ['isnt'],
  ['arent'],
  ['wont', 'work'],
  ['no', 'thanks'],
  ['no', 'way'],
  ['doesnt', 'interest'],
  ['dont', 'interest'],
  ['sucks'],
]
