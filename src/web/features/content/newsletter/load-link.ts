import { api } from '#web/platform/api.ts'
import { linkWorks } from '#web/platform/link-works.ts'

interface LinkSearch {
  token: string
}

/** Of a mail's link: an address that was cut off has none. */
export function parseLinkSearch(search: Record<string, unknown>): LinkSearch {
  return { token: String(search.token ?? '') }
}

/** Whether the link is of any mail: the page says so before anything is pressed. */
export async function loadLink({ token }: LinkSearch): Promise<{ works: boolean }> {
  return { works: await linkWorks(() => api('POST /api/newsletter/link', { body: { token } })) }
}
