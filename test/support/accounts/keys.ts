import { SCOPE_NAMES, type Scope } from '#domain/scopes.ts'
import { createKeyToken, toPrefix } from '#server/features/accounts/api-keys/key-token.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import type { TestApp, TestClient } from '../test-app.ts'

/** An API key of a user, all scopes if none are given, and a client that uses it. */
export async function buildKey(
  app: Pick<TestApp, 'db' | 'byKey'>,
  userId: number,
  scopes: readonly Scope[] = SCOPE_NAMES,
): Promise<{ id: number; token: string; client: TestClient }> {
  const token = createKeyToken()
  const { id } = await app.db
    .insertInto('api_keys')
    .values({
      user_id: userId,
      organization_id: userId,
      name: 'Inventory',
      prefix: toPrefix(token),
      token_hash: hashToken(token),
      scopes: [...scopes],
      expires_at: new Date(Date.now() + 30 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, client: app.byKey(token) }
}
