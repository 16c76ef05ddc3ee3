import type { Feature } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases, wordSet } from './phrases.ts'

export const FEATURE_WORDS: readonly LexiconEntry<Feature>[] = [
  {
    value: 'high-traffic',
    phrases:
      splitPhrases(`high traffic, hi traffic, heavy traffic, lot of traffic, ton of traffic, plenty of traffic,
      high foot traffic, heavy foot traffic, lot of foot traffic, ton of foot traffic, good foot traffic,
      great foot traffic, foot traffic, well trafficked, highly trafficked, heavily trafficked,
      most trafficked, busy street, busy road, busy intersection, busy corner, busy area, busy location,
      busy spot, busy highway, busy freeway, busy arterial, busy corridor, busy sidewalk, busiest street,
      busiest road, busiest intersection, busiest corner, busiest, lot of car, many cars, pass many cars, many cars pass, cars pass, many people pass, many people walk, lots of passing cars, muchos carros, pasan muchos carros, pasa mucha gente, lot of people walking by,
      lot of passersby, mucho trafico, alto trafico, muy transitada, muy transitado, zona transitada,
      calle transitada, pedestrian traffic, heavily traveled, heavily travelled, well traveled, high volume,
      lot of people, ton of people, lot of foot fall, footfall, foot fall, steady traffic, constant traffic,
      lots of passers by, lot of walker, lot of pedestrian, busy stretch, busy block, busy part,
      busy crossing, busy mall, busy station, traffic heavy, heavy car traffic, big traffic, max traffic,
      lot of drivers, mucha gente, mucho transito, mucha circulacion, very much traffic, traffic is high, traffic is very high, traffic very high, mas trafico, mas transito, much traffic, lots of traffic, many people go by, cars a day, vehicles a day, many people pass by, everyone drives past, everybody drives past`),
  },
  {
    value: 'high-visibility',
    phrases:
      splitPhrases(`high visibility, hi visibility, highly visible, very visible, super visible, really visible,
      great visibility, good visibility, max visibility, maximum visibility, excellent visibility,
      visibility, clearly visible, easy to see, easily seen, cant miss, cannot miss, can not miss,
      impossible to miss, hard to miss, unmissable, eye catching, prominent, stands out, everyone can see,
      everybody can see, visible from, most visible, so visible, visible to, well visible, alta visibilidad,
      muy visible, buena visibilidad, mucha visibilidad, gran visibilidad, visible, hi vis, high vis,
      noticeable, gets noticed, get noticed, hard to ignore, impossible to ignore, in plain view,
      in plain sight, stand out, seen from the freeway, seen from the highway, seen from i, everyone sees,
      everyone will see, everybody sees, big and visible, bien visible, llamativo, que se vea bien, que se vea muy bien, nobody can miss, no one can miss, nobody could miss, people cant miss, cant be missed, se vea de lejos, everybody can see, people can see it from far, seen from far`),
  },
  {
    value: 'near-event-venue',
    phrases:
      splitPhrases(`near event venue, event venue, event space nearby, concert venue, music venue, concert hall,
      sports venue nearby, near concert, near event, near venue, near stadium, near arena, near game,
      event center, recinto de eventos, cerca de eventos, sala de conciertos, near theater, near theatre,
      near music venue, near concert venue, near convention center, near sports venue, near concert hall,
      near festival, near fairground, near ballpark, near stage, close to event venue,
      entertainment district, cerca del estadio, cerca de un estadio, cerca de conciertos`),
  },
]

/** Words for next to something rather than in it. */
export const NEAR_WORDS: ReadonlySet<string> = wordSet(
  'near nearby by close next outside around beside across cerca walking steps block blocks opposite facing alongside adjacent minutes',
)
