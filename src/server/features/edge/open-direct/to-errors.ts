import { OPEN_DIRECT_ROOT } from '#contract/edge/open-direct.ts'
import { errorPath } from '#domain/paths.ts'

export const isOpenDirect = (path: string) => path.startsWith(`${OPEN_DIRECT_ROOT}/`)

/** A refusal with the list of errors that clients of OpenDirect read, beside what every refusal of the API says. */
export async function toOpenDirectErrors(refusal: Response, publicUrl: string): Promise<Response> {
  const body = (await refusal.json()) as Record<string, string>
  const { code = 'internal', message, requestId } = body
  const error = {
    errorCode: code,
    message,
    context: { requestId },
    link: new URL(errorPath(code), publicUrl).href,
  }
  const { status, headers } = refusal
  return new Response(JSON.stringify({ ...body, errors: [error] }), { status, headers })
}
