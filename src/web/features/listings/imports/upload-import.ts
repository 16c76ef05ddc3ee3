import type { Import } from '#contract/listings/imports.ts'
import { uploadBytes } from '#web/platform/upload-file.ts'

const failed = 'The file could not be uploaded. Please try again.'

/** @throws ApiError */
export function uploadImport(file: File, onProgress: (percent: number) => void): Promise<Import> {
  return uploadBytes(`/api/imports?name=${encodeURIComponent(file.name)}`, file, { failed, onProgress })
}
