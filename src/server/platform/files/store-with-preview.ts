import { randomUUID } from 'node:crypto'
import type { FileStore } from './file-store.ts'
import { hashFile } from './hash-file.ts'

export interface StoredPair {
  sha256: Buffer
  /** In the file store; null: there is no file. */
  path: string | null
  preview: { path: string; width: number; height: number } | null
}

interface LocalPair {
  /** Of the store. */
  folder: 'artwork' | 'proof'
  path: string
  preview: { path: string; width: number; height: number } | null
}

/** Stores a local file and its preview under names that /media never serves. */
export async function storeWithPreview(
  files: FileStore,
  { folder, path: local, preview: seen }: LocalPair,
): Promise<StoredPair & { path: string }> {
  const sha256 = await hashFile(local)
  const id = randomUUID()
  const path = `${folder}/${id}.bin`
  const preview = seen && { ...seen, path: `${folder}/${id}-preview.bin` }
  await files.saveFile(path, local)
  if (preview) await files.saveFile(preview.path, seen.path)
  return { sha256, path, preview }
}

/** What was stored for nothing. */
export async function discardPair(
  files: FileStore,
  { path, preview }: Pick<StoredPair, 'path' | 'preview'>,
): Promise<void> {
  for (const one of [path, preview?.path]) if (one) await files.delete(one)
}
