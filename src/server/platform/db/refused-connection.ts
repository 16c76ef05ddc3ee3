/** What the operator can mend, by Postgres's SQLSTATE or the system's error code. */
const REASONS: Record<string, string> = {
  '28P01': 'its user name or password was refused',
  '28000': 'it does not let this user in',
  '3D000': 'there is no database of that name',
  '53300': 'it takes no more connections',
  ECONNREFUSED: 'nothing listens at its address',
  ENOTFOUND: 'its host was not found',
  EAI_AGAIN: 'its host was not found',
  ETIMEDOUT: 'its host does not answer',
}

/** Why the database of DATABASE_URL cannot be used, in a sentence without the URL; undefined when the error is another. */
export function describeRefusedConnection(error: unknown): string | undefined {
  const reason = REASONS[(error as { code?: string } | null)?.code ?? '']
  return reason && `Placard could not sign in to the database of DATABASE_URL: ${reason}.`
}
