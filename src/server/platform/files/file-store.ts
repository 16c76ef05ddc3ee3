import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'

/** Files that people see: pictures and documents, addressed by a relative path such as `demo/wall.svg`. */
export interface FileStore {
  save(path: string, bytes: Uint8Array): Promise<void>
  /** `null` when there is no such file. */
  read(path: string): Promise<Uint8Array | null>
  delete(path: string): Promise<void>
}

/** A folder on this machine. Files appear whole or not at all. */
export function createLocalFileStore(root: string): FileStore {
  return {
    async save(path, bytes) {
      const target = resolveInside(root, path)
      const draft = `${target}.${process.pid}.part`
      await mkdir(dirname(target), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, target)
    },
    async read(path) {
      try {
        return await readFile(resolveInside(root, path))
      } catch (error) {
        if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
        throw error
      }
    },
    async delete(path) {
      await rm(resolveInside(root, path), { force: true })
    },
  }
}

/** @throws for a path that leads out of the store */
function resolveInside(root: string, path: string): string {
  const target = normalize(join(root, path))
  if (!target.startsWith(root + sep) || path.includes('\0'))
    throw new Error(`Not a path inside the store: ${path}`)
  return target
}
