const FEET_PER_METER = 3.28084
const FEET_PER_MILE = 5280
/** From here on miles say more. */
const LONG_FEET = 1000

/** "35 feet", "0.4 miles", "12 miles": rounded as far as a phone knows. */
export function toDistance(meters: number): string {
  const feet = meters * FEET_PER_METER
  if (feet < LONG_FEET) return `${Math.round(feet / 5) * 5} feet`
  const miles = feet / FEET_PER_MILE
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)
  return `${rounded.toLocaleString('en-US')} ${rounded === 1 ? 'mile' : 'miles'}`
}

const POINTS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const

/** The nearest of eight points of the compass, of degrees from north. */
export function toCompassPoint(degrees: number): string {
  return POINTS[Math.round(degrees / 45) % 8] ?? 'north'
}
