import type { Venue } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases } from './phrases.ts'

/** Words that name a venue only now and then: what was learned decides, and by the rules alone they name nothing. */
export const UNSURE_VENUE_WORDS: readonly LexiconEntry<Venue>[] = [
  {
    value: 'transit',
    phrases: splitPhrases(
      `station!, stations!, estacion, estaciones, platform!, platforms!, the stop, stops!, ad frame, ad frames`,
    ),
    unsure: true,
  },
  {
    value: 'restaurant',
    phrases:
      splitPhrases(`go to eat, goes to eat, go out to eat, eating out, place to eat, places to eat, have breakfast, have lunch,
      have brunch, have dinner, go for breakfast, go for lunch, go for dinner, donde comer, donde van a comer`),
    unsure: true,
  },
  {
    value: 'gym',
    phrases: splitPhrases(
      `weights!, sauna, lockers!, pesas, workout, workouts!, lifting, work out, working out`,
    ),
    unsure: true,
  },
  { value: 'campus', phrases: splitPhrases(`college!, the u, freshmen`), unsure: true },
  {
    value: 'office',
    phrases: splitPhrases(`water cooler, copy room, mail room, mailroom, desks!`),
    unsure: true,
  },
  {
    value: 'stadium',
    phrases:
      splitPhrases(`concourse, concourses, ballgame, ballgames, ball game, ball games, beer line, beer lines, halftime, half time,
      at the game, at games, home game, home games, between innings, intermission, big game, the stands!, bleacher seats, dome!`),
    unsure: true,
  },
  {
    value: 'airport',
    phrases: splitPhrases(
      `departures!, arrivals!, gates!, flights!, luggage, suitcases!, fly in, fly out, flying in, flying out`,
    ),
    unsure: true,
  },
]
