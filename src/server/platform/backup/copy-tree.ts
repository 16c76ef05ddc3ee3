import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

interface CopyOptions {
  /** Excludes paths, relative to the source and `/`-separated; an excluded folder is created, but empty. */
  leaveOut?: (path: string) => boolean
}

/** Copies a live folder: files that vanish meanwhile are skipped, as Postgres' own base backup does. */
export async function copyTree(
  source: string,
  target: string,
  options: CopyOptions = {},
  below = '',
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 })
  for (const entry of await readdirIfThere(source)) {
    const path = below ? `${below}/${entry.name}` : entry.name
    const isLeftOut = options.leaveOut?.(path) ?? false
    if (entry.isDirectory()) {
      if (isLeftOut) await mkdir(join(target, entry.name), { mode: 0o700 })
      else await copyTree(join(source, entry.name), join(target, entry.name), options, path)
    } else if (entry.isFile() && !isLeftOut) {
      await copyFile(join(source, entry.name), join(target, entry.name)).catch(unlessGone)
    }
  }
}

async function readdirIfThere(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    unlessGone(error)
    return []
  }
}

function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
