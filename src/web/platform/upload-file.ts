import { ApiError, whileSignedIn } from './api.ts'

interface UploadOptions {
  /** What is said where no answer says it. */
  failed: string
  onProgress: (percent: number) => void
}

interface Upload extends UploadOptions {
  /** Name of the form's field. */
  field: string
  file: File
  /** Fields of the form before the file. */
  fields?: Record<string, string>
}

/** Uploads one file as a form. @throws ApiError; status 0: no answer came */
export function uploadFile<T>(path: string, { field, file, fields = {}, ...options }: Upload): Promise<T> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append(field, file)
  return upload<T>(path, form, options)
}

/** Uploads one file unchanged. @throws ApiError */
export function uploadBytes<T>(path: string, file: File, options: UploadOptions): Promise<T> {
  // by its own type the server would read it as a form or as JSON
  return upload<T>(path, new Blob([file], { type: 'application/octet-stream' }), options)
}

function upload<T>(path: string, body: FormData | Blob, options: UploadOptions): Promise<T> {
  return whileSignedIn(() => sendOnce<T>(path, body, options))
}

/** By XMLHttpRequest, because `fetch` reports no upload progress. */
function sendOnce<T>(path: string, body: FormData | Blob, { failed, onProgress }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as T)
      reject(new ApiError(request.response?.message || failed, request.status, request.response ?? null))
    }
    request.onerror = () => reject(new ApiError(failed, 0))
    request.send(body)
  })
}
