import { REFUSAL_AS_ANSWER, REFUSED_STATUS_HEADER } from '#contract/refusal-as-answer.ts'
import { actingForHeaders, loseMembership } from './acting-for.ts'
import { ApiError, whileSignedIn } from './api.ts'
import { ServerBusy, toWaitS, untilAccepted } from './until-accepted.ts'

interface UploadOptions {
  /** What is said where no answer says it. */
  failed: string
  onProgress: (percent: number) => void
  /** As of `api`. */
  mayRefuse?: boolean
  /** The organization that it is sent for, where it is not the one of this tab. */
  organizationId?: number
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
  return whileSignedIn(() => untilAccepted(() => sendOnce<T>(path, body, options)))
}

/** By XMLHttpRequest, because `fetch` reports no upload progress. */
function sendOnce<T>(path: string, body: FormData | Blob, options: UploadOptions): Promise<T> {
  const { failed, onProgress, mayRefuse, organizationId } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    const named = actingForHeaders(organizationId)
    for (const [name, value] of Object.entries(named)) request.setRequestHeader(name, value)
    if (mayRefuse) request.setRequestHeader('prefer', REFUSAL_AS_ANSWER)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0)
    request.onload = () => {
      if (request.status === 201) return resolve(request.response as T)
      const { response } = request
      if (response?.code === 'not-a-member' && organizationId === undefined) loseMembership()
      const status = Number(request.getResponseHeader(REFUSED_STATUS_HEADER)) || request.status
      const waitS = toWaitS(status, request.getResponseHeader('retry-after'))
      const refused = [response?.message || failed, status, response ?? null] as const
      reject(waitS === null ? new ApiError(...refused) : new ServerBusy(waitS, ...refused))
    }
    request.onerror = () => reject(new ApiError(failed, 0))
    request.send(body)
  })
}
