/** The organization that a page was drawn for: two tabs may act for two. */
export const ACTING_FOR_HEADER = 'x-acting-for'
/** The same in an address that a browser opens by itself: downloads, pictures and forms carry no header. */
export const ACTING_FOR_PARAMETER = 'as'

/** An address that names the organization it is of. */
export function withActingFor(address: string, organizationId: number | null): string {
  if (organizationId === null) return address
  const [path = '', fragment] = address.split('#')
  const named = `${path}${path.includes('?') ? '&' : '?'}${ACTING_FOR_PARAMETER}=${organizationId}`
  return fragment === undefined ? named : `${named}#${fragment}`
}
