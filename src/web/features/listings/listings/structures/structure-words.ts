import { type Lease, STRUCTURES_PER_PAGE, type Structure } from '#contract/listings/listings-structures.ts'
import { formatDay } from '#domain/format-dates.ts'
import { nameStructure as nameOfStructure } from '#domain/listings/structure-terms.ts'
import { toFileSize } from '#web/ui/file-size.ts'

type Face = Structure['faces'][number]

/** Pages of so many structures: at least one. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / STRUCTURES_PER_PAGE))
}

/** "120 structures, page 2 of 3" */
export function describeCount(total: number, page: number): string {
  const last = countPages(total)
  const structures = `${total.toLocaleString('en-US')} ${total === 1 ? 'structure' : 'structures'}`
  return last > 1 ? `${structures}, page ${page} of ${last}` : structures
}

/** Spaces that name the number of a structure and stand on none yet. */
export function describeLoose(count: number): string {
  return count === 1
    ? '1 space names the number of its structure and stands on none yet.'
    : `${count.toLocaleString('en-US')} spaces name the number of their structure and stand on none yet.`
}

/** By its number, else by where it stands; below it where it stands, said once. */
export function nameStructure({ number, address, place }: Pick<Structure, 'number' | 'address' | 'place'>): {
  name: string
  where: string
} {
  const said = number ? address : null
  return {
    name: nameOfStructure({ number, address, place }),
    // most addresses name their place
    where: [said, said?.includes(place) ? null : place].filter(Boolean).join(' · ') || 'No place yet',
  }
}

/** "1 face", "12 faces" */
export function countFaces(total: number): string {
  return total === 1 ? '1 face' : `${total} faces`
}

/** "A-0114 · Side A, right-hand read, 14 × 48 ft" */
export function describeFace({ unitId, words }: Pick<Face, 'unitId' | 'words'>): string {
  return [unitId, words].filter(Boolean).join(' · ') || 'Its facts name no side and no size'
}

/** "1.2 MB · Jan 4, 2027 · Carla Bettencourt" */
export function describeLeaseFile({
  sizeBytes,
  uploadedAt,
  uploadedBy,
}: Omit<NonNullable<Lease['file']>, 'name'>): string {
  return [toFileSize(sizeBytes), formatDay(uploadedAt), uploadedBy].filter(Boolean).join(' · ')
}
