import type { LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import type { RoadLine } from './data/road-lines.ts'

/** The points of a line, in degrees. */
export function readPoints(points: RoadLine[2]): LatLng[] {
  return points.split(' ').map((pair) => {
    const [lat, lng] = pair.split(',').map(Number)
    return { lat: required(lat), lng: required(lng) }
  })
}
