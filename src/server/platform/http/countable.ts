import type { Actor } from '#domain/listings/listing.ts'

const MACHINES = /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|libwww/i

/** Who asks, by which request. */
export interface CountedVisit {
  actor: Pick<Actor, 'role'> | null
  headers: Headers
}

/** Whether what a person does on our pages may be counted: nobody who asks to be left out, no machine, none of our staff. */
export function isCountableVisit({ actor, headers }: CountedVisit): boolean {
  return isOfOurPage(headers) && isCountable(headers) && actor?.role !== 'admin'
}

/** Whether a request may be counted: not of a machine, not ahead of a visit, nobody asks to be left out (DNT, GPC). */
export function isCountable(headers: Headers): boolean {
  const isAhead = /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  const isUnwanted = headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
  return !isAhead && !isUnwanted && !MACHINES.test(headers.get('user-agent') ?? 'bot')
}

/** Whether it is what a page of ours sends on its own: programs do not say so, and other sites cannot. */
function isOfOurPage(headers: Headers): boolean {
  return headers.get('sec-fetch-site') === 'same-origin'
}
