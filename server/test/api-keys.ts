import type { KeyScope } from '@roomlark/contract/key-scopes'
import { newApiKey } from '../src/accounts/auth/api-keys/api-key-token.ts'
import type { TestApp } from './app.ts'

type KeyOptions = { scopes: KeyScope[]; hotelIds?: string[]; name?: string; expiresAt?: Date }

/** Creates an API key of an account, and returns the key itself. */
export async function createKey(app: TestApp, userId: string, options: KeyOptions): Promise<string> {
  const { secret, prefix, keyHash } = newApiKey()
  const { scopes, hotelIds, name = 'Test', expiresAt = null } = options
  await app.sql`
    WITH key AS (
      INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes, has_chosen_hotels, created_by, created_at, expires_at)
      VALUES (${userId}, ${name}, ${prefix}, ${keyHash}, ${scopes}, ${hotelIds !== undefined}, ${userId},
              ${app.services.clock()}, ${expiresAt})
      RETURNING id)
    INSERT INTO api_key_hotels (key_id, hotel_id)
    SELECT key.id, hotel_id FROM key, unnest(${hotelIds ?? []}::uuid[]) AS hotel_id`
  return secret
}
