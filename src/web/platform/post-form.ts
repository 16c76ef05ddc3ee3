/**
 * Sends a form as a page without scripts would: the API client sends JSON alone. @param failure said where no answer says more
 * @throws Error with a message for the user
 */
export async function postForm<T>(path: string, body: FormData, failure: string): Promise<T> {
  const answer = await fetch(path, { method: 'POST', body })
  const read = (await answer.json().catch(() => null)) as (T & { message?: string }) | null
  if (!answer.ok || !read) throw new Error(read?.message ?? failure)
  return read
}
