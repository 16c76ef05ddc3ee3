import readExif from 'exif-reader'
import type { LatLng } from '#domain/geo.ts'
import type { WrittenFacts } from '../read-facts.ts'

const MAX_WORDS = 200
const MAX_BYTES = 256 * 1024

/** What a camera wrote into a picture; null: nothing, or nothing that can be read. Nothing else follows from it. */
export function readWritten(block: Buffer | undefined): WrittenFacts | null {
  if (!block || block.length > MAX_BYTES) return null
  try {
    const { Image, Photo, GPSInfo } = readExif(block)
    return {
      description: toWords(Image?.ImageDescription),
      takenOn: toDay(Photo?.DateTimeOriginal ?? Image?.DateTime),
      location: toPlace(GPSInfo),
    }
  } catch {
    return null
  }
}

function toWords(given: unknown): string | null {
  return (typeof given === 'string' && given.toWellFormed().trim().slice(0, MAX_WORDS)) || null
}

/** Cameras write their own wall clock, which is read as if it were UTC. */
function toDay(given: unknown): string | null {
  if (!(given instanceof Date) || Number.isNaN(given.getTime())) return null
  const year = given.getUTCFullYear()
  return year >= 1990 && year <= 2100 ? given.toISOString().slice(0, 10) : null
}

interface Gps {
  GPSLatitude?: unknown
  GPSLatitudeRef?: unknown
  GPSLongitude?: unknown
  GPSLongitudeRef?: unknown
}

function toPlace(gps: Gps | undefined): LatLng | null {
  const lat = toDegrees(gps?.GPSLatitude, gps?.GPSLatitudeRef === 'S')
  const lng = toDegrees(gps?.GPSLongitude, gps?.GPSLongitudeRef === 'W')
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  return lat === 0 && lng === 0 ? null : { lat, lng }
}

function toDegrees(given: unknown, isNegative: boolean): number | null {
  if (!Array.isArray(given) || given.length !== 3) return null
  const [degrees, minutes, seconds] = given.map(Number) as [number, number, number]
  const value = degrees + minutes / 60 + seconds / 3600
  if (!Number.isFinite(value)) return null
  return isNegative ? -value : value
}
