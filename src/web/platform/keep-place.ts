/**
 * Whether the router takes a page to where it is to stand. One that becomes live further down stays: its reader has
 * scrolled meanwhile, or the script in the page has brought them back there. Thrown to its top, it would move under a
 * press that is being made.
 */
export function buildKeepPlace(readTop = () => globalThis.scrollY ?? 0): () => boolean {
  let isFirst = true
  return () => {
    const stays = isFirst && readTop() > 0
    isFirst = false
    return !stays
  }
}
