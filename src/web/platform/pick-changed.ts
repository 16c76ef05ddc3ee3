/** Of what is sent, the fields that somebody changed: what another window saved meanwhile is not sent back. */
export function pickChanged<Body extends object>(
  body: Body,
  changed: { readonly [Name in keyof Body]?: unknown },
): Partial<Body> {
  const names = (Object.keys(body) as (keyof Body)[]).filter((name) => changed[name])
  return Object.fromEntries(names.map((name) => [name, body[name]])) as Partial<Body>
}
