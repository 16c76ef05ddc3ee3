import type { Feature } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases } from './phrases.ts'

/** Words that praise a spot only now and then: what was learned decides, and by the rules alone they name nothing. */
export const UNSURE_FEATURE_WORDS: readonly LexiconEntry<Feature>[] = [
  {
    value: 'high-traffic',
    phrases:
      splitPhrases(`busy!, busier!, more cars, all the cars, where the cars are, where cars are, has the cars, cars and more cars, big road,
      crowds pass, plenty pass, where people pass, passersby, passerby, jam!, jams!, congested, congestion, packed!, transito, trafico`),
    unsure: true,
  },
  {
    value: 'high-visibility',
    phrases:
      splitPhrases(`so big, big enough, so huge, so tall, so large, so bright, so loud, tall enough, high enough, bright enough, could overlook,
      can overlook, could miss, can miss, will miss, would miss, could ignore, can ignore, could read it, can read it, could see it, can see it,
      even see it, will see it, sees! it, must notice, will notice, everyone knows it, tan grande, tan alto, tan grandota`),
    unsure: true,
  },
]
