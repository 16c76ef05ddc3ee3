/** Who is limited, or counted once: an account, or where a guest asks from. */
export function rateLimitKey(actor: { id: number } | null, address: string): string {
  return actor ? `user ${actor.id}` : address
}
