import type { Picture } from '#contract/listings.ts'

const FAILED = 'The picture could not be uploaded. Please try again.'

export class UploadRefused extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Uploads one picture. XMLHttpRequest, because `fetch` reports no upload progress. @throws UploadRefused */
export function uploadPhoto(file: File, onProgress: (percent: number) => void): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/photos')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as Picture)
      const { message } = (request.response ?? {}) as { message?: string }
      reject(new UploadRefused(message || FAILED, request.status))
    }
    request.onerror = () => reject(new UploadRefused(FAILED, 0))
    const form = new FormData()
    form.append('photo', file)
    request.send(form)
  })
}
