import type { Picture } from '#contract/listings/listings.ts'
import { uploadFile } from '#web/platform/upload-file.ts'

/** Uploads one picture. @throws UploadRefused */
export function uploadPhoto(file: File, onProgress: (percent: number) => void): Promise<Picture> {
  const failed = 'The picture could not be uploaded. Please try again.'
  return uploadFile<Picture>('/api/photos', { field: 'photo', file, failed, onProgress })
}
