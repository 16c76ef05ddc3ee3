/** The cursor in `<…>; rel="next"` (RFC 8288); null on the last page. */
export function readNextCursor(link: string | null): string | null {
  const target = link?.split(/,\s*(?=<)/).find((part) => /rel="?next"?/.test(part))
  const path = target && /<([^>]*)>/.exec(target)?.[1]
  if (!path) return null
  const query = new URLSearchParams(path.slice(path.indexOf('?')))
  return query.get('cursor') ?? query.get('before')
}
