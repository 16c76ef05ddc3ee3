import { actingForHeaders, loseMembership } from './acting-for.ts'

/**
 * Sends a form as a page without scripts would: the API client sends JSON alone. @param failure said where no answer says more
 * @throws Error with a message for the user
 */
export async function postForm<T>(path: string, body: FormData, failure: string): Promise<T> {
  const answer = await fetch(path, { method: 'POST', headers: actingForHeaders(), body })
  const read = (await answer.json().catch(() => null)) as (T & { code?: string; message?: string }) | null
  if (read?.code === 'not-a-member') loseMembership()
  if (!answer.ok || !read) throw new Error(read?.message ?? failure)
  return read
}
