import { KM_PER_MILE } from '#domain/geo.ts'

export function formatMiles(km: number): string {
  const miles = km / KM_PER_MILE
  return miles < 10 ? `${miles.toFixed(1)} mi` : `${Math.round(miles).toLocaleString('en-US')} mi`
}
