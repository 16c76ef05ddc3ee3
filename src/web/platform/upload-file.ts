export class UploadRefused extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

interface Upload {
  /** Name of the form's field. */
  field: string
  file: File
  /** Fields of the form before the file. */
  fields?: Record<string, string>
  /** What is said where no answer says it. */
  failed: string
  onProgress: (percent: number) => void
}

/** Uploads one file as a form. XMLHttpRequest, because `fetch` reports no upload progress. @throws UploadRefused */
export function uploadFile<T>(
  path: string,
  { field, file, fields = {}, failed, onProgress }: Upload,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as T)
      const { message } = (request.response ?? {}) as { message?: string }
      reject(new UploadRefused(message || failed, request.status))
    }
    request.onerror = () => reject(new UploadRefused(failed, 0))
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append(field, file)
    request.send(form)
  })
}
