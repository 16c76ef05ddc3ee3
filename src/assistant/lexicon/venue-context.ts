import type { Venue } from '#domain/vocabulary.ts'
import { wordSet } from './phrases.ts'

/** "office workers", "bar crowd", "campus recruiters": the venue word describes people, not where the ad is placed. */
export const PEOPLE_OF_VENUE: Partial<Record<Venue, readonly string[]>> = {
  office: [
    'worker',
    'crowd',
    'employee',
    'people',
    'folk',
    'drone',
    'staff',
    'goer',
    'type',
    'job',
    'supply',
  ],
  transit: ['driver', 'mechanic'],
  campus: [
    'student',
    'kid',
    'crowd',
    'people',
    'radio',
    'station',
    'bar',
    'town',
    'graduate',
    'fund',
    'team',
  ],
  bar: ['crowd', 'goer', 'hopper'],
  retail: ['worker', 'price', 'value'],
}

/** Before a word that names a venue alone: another thing by the same name. Stems. */
export const NOT_VENUES_AFTER: Readonly<Record<string, readonly string[]>> = {
  shelter: [
    'animal',
    'dog',
    'cat',
    'pet',
    'homeless',
    'women',
    'family',
    'storm',
    'emergency',
    'tax',
    'picnic',
    'bomb',
  ],
  bench: ['work', 'weight', 'park', 'piano', 'garden', 'wooden'],
  cab: ['crew', 'extended', 'truck'],
  lobby: ['hotel', 'motel', 'theater', 'theatre', 'cinema', 'church', 'hospital', 'museum', 'gun'],
  quad: ['atv', 'off'],
  // a radio station
  station: [
    'am',
    'fm',
    'radio',
    'farm',
    'news',
    'rock',
    'country',
    'college',
    'music',
    'talk',
    'local',
    'one',
    'same',
    'fire',
    'police',
  ],
}

/** After "where" and a few words for people: what they do there tells the place. */
export const HAUNTS: Readonly<Partial<Record<Venue, ReadonlySet<string>>>> = {
  restaurant: wordSet('eat eats dine dines breakfast brunch snack desayunan comen cenan almuerzan'),
  bar: wordSet('drink drinks beben'),
  gym: wordSet('exercise exercises lift lifts sweat sweats workout entrenan'),
  retail: wordSet('shop shops'),
  office: wordSet('work works trabajan'),
  campus: wordSet('study studies estudian'),
}
