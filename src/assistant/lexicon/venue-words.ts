import type { Venue } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases } from './phrases.ts'

export const VENUE_WORDS: readonly LexiconEntry<Venue>[] = [
  {
    value: 'transit',
    phrases:
      splitPhrases(`transit, public transit, public transport, mass transit, public transportation, bus, buses!,
      busses!, bus stop, bus shelter, bus bench, bus wrap, bus side, bus ad, bus line, bus station, metro
      bus, city bus, subway, metro, light rail, link light rail, train, train station, rail station,
      commuter rail, commuter train, sounder train, streetcar, tram, trolley, monorail, amtrak, station
      platform, autobus, autobuses, camion, camiones, tren, trenes, transporte publico, parada de autobus,
      paradas de autobus`),
  },
  {
    value: 'retail',
    phrases:
      splitPhrases(`retail, mall, shopping mall, shopping center, shopping centre, outlet mall, grocery, grocery store,
      supermarket, store window, shop window, storefront, store front, convenience store, corner store,
      department store, shopping cart, checkout, checkout aisle, in store, stores!, shops!, boutiques!,
      centro comercial, centros comerciales, supermercado, supermercados, tiendas`),
  },
  {
    value: 'bar',
    phrases:
      splitPhrases(`bar, pub, brewery, brewpub, taproom, tap room, tavern, nightclub, night club, cocktail lounge, dive
      bar, sports bar, bar bathroom, bares, cantina, cerveceria`),
  },
  {
    value: 'restaurant',
    phrases:
      splitPhrases(`restaurant, cafe, coffee shop, coffeeshop, coffee house, coffeehouse, diner, eatery, pizzeria,
      bistro, food court, restaurante, restaurantes, cafeteria, cafeterias`),
  },
  {
    value: 'gym',
    phrases:
      splitPhrases(`gym, fitness center, fitness centre, fitness club, fitness studio, health club, yoga studio,
      crossfit box, crossfit, locker room, climbing gym, ymca, gimnasio, gimnasios`),
  },
  {
    value: 'office',
    phrases:
      splitPhrases(`office building, office tower, office lobby, office park, office elevator, offices!, office,
      coworking, coworking space, elevator screen, elevator, office lobbies, business park, oficina,
      oficinas, edificios de oficinas`),
  },
  {
    value: 'campus',
    phrases:
      splitPhrases(`campus, campuses!, college campus, university campus, on campus, student union, dorm, dormitory,
      universities!, colleges!, university, campus universitario, universidad, universidades`),
  },
  {
    value: 'stadium',
    phrases: splitPhrases(
      `stadium, arena, ballpark, ball park, sports venue, baseball park, estadio, estadios`,
    ),
  },
  {
    value: 'airport',
    phrases: splitPhrases(
      `airport, airport terminal, baggage claim, baggage carousel, aeropuerto, aeropuertos`,
    ),
  },
  {
    value: 'ferry',
    phrases:
      splitPhrases(`ferry, fery, ferry boat, ferry terminal, ferry dock, ferry landing, car ferry, water taxi, transbordador,
      transbordadores, ferri, ferris`),
  },
]

/** "office workers", "bar crowd", "campus recruiters": the place word names people there, not where the ad hangs. */
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
  campus: ['student', 'kid', 'crowd', 'people'],
  bar: ['crowd', 'goer', 'hopper'],
  retail: ['worker', 'price', 'value'],
}
