import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint, userTypes } from '../endpoint.ts'
import { type KeyScope, keyScopes } from '../key-scopes.ts'
import { Id, Instant, requiredName } from '../primitives.ts'
import { say } from '../say.ts'

export const keyLimits = { keys: 50, hotels: 200 } as const

export const KeyScopeName = z.enum(keyScopes as [KeyScope, ...KeyScope[]], say('This scope does not exist'))

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The first twelve characters of the key; the rest is not stored. */
  prefix: z.string(),
  scopes: z.array(KeyScopeName),
  /** The hotels that the key reaches; null means all hotels of the account. */
  hotels: z.nullable(z.array(z.object({ id: Id, name: z.string() }))),
  madeAt: Instant,
  madeBy: z.string(),
  /** Recorded at most once a minute. */
  lastUsedAt: z.nullable(Instant),
  /** Time at which the key expires; null if it never does. */
  expiresAt: z.nullable(Instant),
})
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeys = z.object({
  keys: z.array(ApiKey),
  /** The hotels of an owner, which a new key can be limited to; empty for other accounts. */
  hotels: z.array(z.object({ id: Id, name: z.string() })),
})
export type ApiKeys = z.infer<typeof ApiKeys>

export const ApiKeyInput = z.strictObject({
  name: requiredName(60, say('Give the key a name')),
  scopes: z.array(KeyScopeName).check(
    z.minLength(1, say('Choose at least one thing the key may do')),
    z.maxLength(keyScopes.length, say('These are too many scopes')),
    z.refine((scopes) => new Set(scopes.map((scope) => scope.split(':')[0])).size === scopes.length, {
      error: say('Give one scope for each part of the API'),
    }),
  ),
  /** Null for all present and future hotels. */
  hotelIds: z.nullable(
    z.array(Id).check(
      z.minLength(1, say('Choose at least one hotel')),
      z.maxLength(keyLimits.hotels, say('These are too many hotels')),
      z.refine((ids) => new Set(ids).size === ids.length, { error: say('Name each hotel once') }),
    ),
  ),
  /** The last day on which the key works, in UTC. */
  expiresOn: z.nullable(IsoDate),
})
export type ApiKeyInput = z.infer<typeof ApiKeyInput>

/** The key itself is in this answer and nowhere else. */
export const NewApiKey = z.object({ key: ApiKey, secret: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>

const developers = { access: userTypes, launch: ['hotelPages', 'partnerships'] } as const

export const apiKeys = {
  list: endpoint({
    ...developers,
    method: 'GET',
    path: '/api-keys',
    summary: 'The API keys of your account',
    response: ApiKeys,
  }),
  create: endpoint({
    ...developers,
    method: 'POST',
    path: '/api-keys',
    confirmed: true,
    summary: 'Make an API key, which is shown only now',
    body: ApiKeyInput,
    example: { name: 'Accounting', scopes: ['commissions:read'], hotelIds: null, expiresOn: null },
    response: NewApiKey,
  }),
  revoke: endpoint({
    ...developers,
    method: 'DELETE',
    path: '/api-keys/:id',
    summary: 'Revoke an API key; it takes effect immediately',
    params: z.strictObject({ id: Id }),
    response: z.null(),
  }),
}
