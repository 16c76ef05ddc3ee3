/**
 * `Prefer` of a request whose refusal is one of its answers, such as a price for dates that may be taken: it is answered with
 * status 200, its own status in a header, so that browsers note no failure in their console.
 */
export const REFUSAL_AS_ANSWER = 'refusal=answer'
export const REFUSED_STATUS_HEADER = 'x-refused-status'
