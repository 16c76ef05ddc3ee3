import type { Import } from '#contract/listings/imports.ts'
import { uploadBytes } from '#web/platform/upload-file.ts'

const failed = 'The file could not be uploaded. Please try again.'

/** @throws ApiError */
export function uploadImport(
  file: File,
  { kind, onProgress }: { kind: Import['kind']; onProgress: (percent: number) => void },
): Promise<Import> {
  const path = `/api/imports?name=${encodeURIComponent(file.name)}`
  return uploadBytes(kind === 'inventory' ? path : `${path}&kind=${kind}`, file, { failed, onProgress })
}
