import { LIMITS } from '#domain/limits.ts'

/** Worst-case requests: as expensive as a client can make them; those with a polygon of 10,000 points are refused. */
export function listWorstQueries(): [name: string, path: string][] {
  const star = polygon(LIMITS.polygonPoints, (i) => (i % 2 === 0 ? 4 : 0.5))
  const comb = Array.from(
    { length: LIMITS.polygonPoints },
    (_, i) => `${-125 + i * 0.03},${i % 4 < 2 ? 46 : 49}`,
  )
  const words = 'wall screen bus market ferry radio print event coffee station street tacoma'
  const every =
    'adType=billboard,digital,print,radio,event,social&audience=commuters,families,students&listingType=rent&feature=high-traffic,high-visibility'
  return [
    ['everything, 500 listings', '/api/listings?limit=500'],
    ['everything, 500 by distance', '/api/listings?limit=500&near=47.6,-122.3&sort=distance'],
    ['map of the world, finest cells', '/api/listings/map?zoom=22'],
    [
      'map of the world, every filter',
      `/api/listings/map?zoom=22&${every}&priceMin=1&priceMax=9999&availableFrom=2026-12-01`,
    ],
    ['polygon of all the points allowed, star', `/api/listings/map?zoom=22&polygon=${star}`],
    ['the same, comb closed across', `/api/listings/map?zoom=22&polygon=${comb.join(';')}`],
    ['polygon of 10,000 points', `/api/listings/map?polygon=${polygon(10_000, () => 2)}`],
    ['polygon of 10,000 numbers in 8 kB', `/api/listings/map?polygon=${'1,2;'.repeat(1999)}1,2`],
    ['twelve words', `/api/listings?q=${encodeURIComponent(words)}&limit=500`],
    ['200 letters of one word', `/api/listings?q=${'a'.repeat(200)}`],
    ['200 letters, nearly a place', `/api/listings?location=${'seatle+'.repeat(28)}`],
    ['words and a place with slips', '/api/listings?q=murall+shleter+tacomma&location=seatle+waa'],
    ['words, and a location that is no place', '/api/listings?q=wall&location=painted+wall'],
    ['one-letter words', `/api/listings?q=${encodeURIComponent('a b c d e f g h i j k l')}&limit=500`],
    ['10 kB of words', `/api/listings?q=${'wall '.repeat(2000).replaceAll(' ', '+')}`],
    ['completions of one letter', '/api/places?q=s&limit=20'],
  ]
}

function polygon(count: number, radius: (i: number) => number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return `${(-122 + radius(i) * Math.cos(angle)).toFixed(4)},${(47 + (radius(i) / 2) * Math.sin(angle)).toFixed(4)}`
  }).join(';')
}
