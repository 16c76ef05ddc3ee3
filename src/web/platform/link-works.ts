import { ApiError } from './api.ts'

/**
 * Asked when the page of a mailed link loads, so that a dead one is said to be dead before anything is typed. Where the question
 * itself gets no answer the link counts as good: using it will tell.
 */
export async function linkWorks(ask: () => Promise<{ works: boolean }>): Promise<boolean> {
  try {
    return (await ask()).works
  } catch (error) {
    return !(error instanceof ApiError && [400, 404].includes(error.status))
  }
}
