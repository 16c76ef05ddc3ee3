import type { Account } from '#contract/accounts/accounts.ts'

type Known = Pick<Account, 'actingFor' | 'organizations'>

/** Everybody reads it, whomever they act for. */
const PUBLIC = /^\/listing\/\d+$/

/**
 * The organization that a link names (`?as=42`), where it is one of the reader's own and they act for another; undefined: the page is
 * read as it is. A number of somebody else's says nothing.
 */
export function findWanted(
  { actingFor, organizations }: Known,
  { pathname, as }: { pathname: string; as: unknown },
) {
  if (PUBLIC.test(pathname)) return undefined
  return organizations.find(({ id }) => id === Number(as) && id !== actingFor)
}
