/** Who is limited, or counted once: an account, or where a guest asks from. */
export function rateLimitKey(actor: { personId: number } | null, address: string): string {
  return actor ? `user ${actor.personId}` : address
}
