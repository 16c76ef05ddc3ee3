import type { Venue } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases } from './phrases.ts'

export const VENUE_WORDS: readonly LexiconEntry<Venue>[] = [
  {
    value: 'transit',
    phrases:
      splitPhrases(`transit, public transit, public transport, mass transit, public transportation, bus, buses!, busses!,
      bus stop, bus shelter, bus bench, bus wrap, bus side, bus ad, bus line, bus station, metro bus,
      city bus, subway, metro, light rail, link light rail, train, train station, rail station,
      commuter rail, commuter train, sounder train, streetcar, tram, trolley, monorail, amtrak,
      station platform, autobus, autobuses, camion, camiones, tren, trenes, transporte publico,
      parada de autobus, paradas de autobus, back of a bus, back of the bus, back of bus, bus back,
      bus interior, bus exterior, rail, commuter line, sounder, transit center, transit hub, transit stop,
      park and ride, metro station, train platform, train car, rapid ride, rapidride, train line, tren ligero, estacion de tren, paradero, parada de bus,
      parada de camion, colectivo, bus tail, bus king, bus depot, bus terminal, commuter bus, shuttle bus, camion urbano`),
  },
  {
    value: 'retail',
    phrases:
      splitPhrases(`retail, mall, shopping mall, shopping center, shopping centre, outlet mall, grocery, grocery store,
      supermarket, store window, shop window, storefront, store front, convenience store, corner store,
      department store, shopping cart, checkout, checkout aisle, in store, stores!, shops!, boutiques!,
      centro comercial, centros comerciales, supermercado, supermercados, tiendas, strip mall,
      shopping plaza, retail store, retailer, drugstore, drug store, pharmacy aisle, hardware store, grocer,
      grocery cart, grocery aisle, store aisle, aisle, end cap, endcap, point of sale, checkout counter,
      food co op, big box store, safeway, qfc, fred meyer, walmart, costco, pet store, thrift store,
      bookstore, liquor store, store display, shop front, escaparate, plaza comercial, tienda, farm store, feed store, mini mart, corner market, abarrotes`),
  },
  {
    value: 'bar',
    phrases:
      splitPhrases(`bar, pub, brewery, brewpub, taproom, tap room, tavern, nightclub, night club, cocktail lounge,
      dive bar, sports bar, bar bathroom, bares, cantina, cerveceria, wine bar, tasting room, beer hall,
      beer garden, speakeasy, alehouse, ale house, saloon, watering hole, clubs!, dance club, lounges!,
      cidery, distillery, discoteca, antro, cervecerias, taphouse, tap house, gastropub, karaoke bar, cantinas`),
  },
  {
    value: 'restaurant',
    phrases:
      splitPhrases(`restaurant, cafe, coffee shop, coffeeshop, coffee house, coffeehouse, diner, eatery, pizzeria, bistro,
      food court, restaurante, restaurantes, cafeteria, cafeterias, coffee bar, coffee stand, espresso stand,
      espresso bar, lunch spot, lunch place, lunch counter, brunch spot, brunch place, steakhouse, taqueria,
      burger joint, burger place, pizza place, pizza joint, pizza parlor, sushi place, sushi restaurant,
      noodle shop, tea house, teahouse, fast food, sandwich shop, donut shop, ice cream shop, juice bar,
      food hall, deli, coffee place, coffee spot, drive thru, dining room, dining spot, taquerias, fondas,
      comedores, bakery, boba shop, tea shop, ramen shop, taco shop, ice cream parlor, pancake house, coffee counter, panaderia, panaderias, cafes`),
  },
  {
    value: 'gym',
    phrases:
      splitPhrases(`gym, fitness center, fitness centre, fitness club, fitness studio, health club, yoga studio,
      crossfit box, crossfit, locker room, climbing gym, ymca, gimnasio, gimnasios, fitness, yoga, pilates,
      pilates studio, rec center, recreation center, spin studio, boxing gym, athletic club, weight room,
      workout space, workout studio, planet fitness, la fitness, gymnasium, exercise studio, barre studio, cycling studio`),
  },
  {
    value: 'office',
    phrases:
      splitPhrases(`office building, office tower, office lobby, office park, office elevator, offices!, office, coworking,
      coworking space, elevator screen, elevator, office lobbies, business park, oficina, oficinas,
      edificios de oficinas, workplace, corporate campus, corporate lobby, corporate office, break room,
      breakroom, wework, office complex, high rise, highrise, skyscraper, office tower lobby, cubicle,
      tech campus, centro de negocios, edificio de oficinas, co working, cowork, business center`),
  },
  {
    value: 'campus',
    phrases:
      splitPhrases(`campus, campuses!, college campus, university campus, on campus, student union, dorm, dormitory,
      universities!, colleges!, university, campus universitario, universidad, universidades,
      community college, student center, residence hall, student lounge, student housing building,
      lecture hall`),
  },
  {
    value: 'stadium',
    phrases: splitPhrases(
      `stadium, arena, ballpark, ball park, sports venue, baseball park, estadio, estadios, sports arena,
      ball field, ballfield, sports field, speedway, racetrack, coliseum, ice rink, hockey rink, rink,
      sports complex, grandstand, outfield wall, outfield, dugout`,
    ),
  },
  {
    value: 'airport',
    phrases: splitPhrases(
      `airport, airport terminal, baggage claim, baggage carousel, aeropuerto, aeropuertos, airport lounge, jet bridge, airport concourse, departure gate, departure lounge, arrivals hall, airport shuttle`,
    ),
  },
  {
    value: 'ferry',
    phrases:
      splitPhrases(`ferry, fery, ferry boat, ferry terminal, ferry dock, ferry landing, car ferry, water taxi,
      transbordador, transbordadores, ferri, ferris, state ferry, passenger ferry, fast ferry, ferry line,
      ferry queue, ferry route, ferry run, fast boat, foot ferry, ferries, boat terminal`),
  },
]

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
  campus: ['student', 'kid', 'crowd', 'people'],
  bar: ['crowd', 'goer', 'hopper'],
  retail: ['worker', 'price', 'value'],
}
