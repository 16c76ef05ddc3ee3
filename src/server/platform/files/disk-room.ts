import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Part of a disk that is used when somebody should make room. */
export const NEARLY_FULL = 0.9

/** The disk of a folder. */
export interface Disk {
  /** What is kept there, as the beginning of a sentence. */
  what: string
  /** The setting that names the folder. */
  setting: string
  folder: string
  /** What has to fit besides; 0 where it is not known. */
  neededBytes: number
}

type ReadDisk = (folder: string) => Promise<{ blocks: number; bavail: number; bsize: number }>

/** Where a disk runs short, for its operator; null: it does not, or cannot be measured. */
export async function describeShortage(
  { what, setting, folder, neededBytes }: Disk,
  readDisk: ReadDisk = (path) => statfs(path),
): Promise<string | null> {
  const disk = await measure(folder, readDisk)
  if (!disk || disk.blocks === 0) return null
  const free = disk.bavail * disk.bsize
  const used = 1 - disk.bavail / disk.blocks
  if (free < neededBytes)
    return `${what} need room: ${toGigabytes(free)} are free on the disk of ${setting}, the next takes about ${toGigabytes(neededBytes)}.`
  if (used >= NEARLY_FULL)
    return `${what} need room: ${Math.floor(used * 100)}% of the disk of ${setting} is used, ${toGigabytes(free)} are free.`
  return null
}

/** A folder that is not made yet will be on the disk of the one above it. */
async function measure(folder: string, readDisk: ReadDisk): Promise<Awaited<ReturnType<ReadDisk>> | null> {
  try {
    return await readDisk(folder)
  } catch (error) {
    const above = dirname(folder)
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && above !== folder
      ? measure(above, readDisk)
      : null
  }
}

function toGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}
