import type { Import } from '#contract/listings/imports.ts'

const FAILED = 'The file could not be uploaded. Please try again.'

export class UploadRefused extends Error {}

/** Uploads a file unchanged. XMLHttpRequest, because `fetch` reports no upload progress. @throws UploadRefused */
export function uploadImport(file: File, onProgress: (percent: number) => void): Promise<Import> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/imports?name=${encodeURIComponent(file.name)}`)
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as Import)
      const { message } = (request.response ?? {}) as { message?: string }
      reject(new UploadRefused(message || FAILED))
    }
    request.onerror = () => reject(new UploadRefused(FAILED))
    request.send(file)
  })
}
