import type * as z from 'zod/mini'
import type { KeyModule } from './key-scopes.ts'
import type { DoorName } from './launch.ts'
import type { Permission } from './team-roles.ts'

export const userTypes = ['hotel', 'affiliate', 'admin'] as const
export type UserType = (typeof userTypes)[number]

/** An endpoint may be called by everyone, by anyone signed in, or only by these account types. */
export type Access = 'public' | 'signed-in' | readonly UserType[]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Endpoint = {
  readonly method: Method
  /** The path below /api/v1, with parameters written as `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /** Permission that a member of a hotel's team needs there; without one, only the owner may call it. */
  readonly permission?: Permission
  /** API keys with this scope may call it: to read for GET, otherwise to change. Without it, no key may. */
  readonly keys?: KeyModule
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** An example body for the API documentation, if none can be derived from the schema. */
  readonly example?: unknown
  /** The body is multipart, with its files in this repeated field. */
  readonly upload?: string
  /** The caller must send an Idempotency-Key; a repeated call returns the result of the first. */
  readonly idempotent?: boolean
  /** An administrator may call this before two-step sign-in is on: it is about their own account. */
  readonly beforeMfa?: boolean
  /** Refused while all of these launch switches are closed; an administrator may still read (GET). */
  readonly launch?: readonly DoorName[]
  /** Requires the caller's password or code again, unless it was confirmed in the last ten minutes (auth.confirm). */
  readonly confirmed?: boolean
  /** It works on the rows of everybody at once, so that it may take a minute rather than seconds. */
  readonly slow?: boolean
  /** Without a session, fewer calls per minute are allowed than for other endpoints. */
  readonly limit?: 'search'
  /** The limit in bytes, if 100 KB is not enough. */
  readonly bodyLimit?: number
  /** The answer never ends: it is text/event-stream, and each event has the shape of `response`. */
  readonly stream?: boolean
  /** The shape of `data` in a successful answer. */
  readonly response: z.ZodMiniType
  /** The message of a successful answer. */
  readonly message?: string
  /** The shape of `meta` in a successful answer. */
  readonly meta?: z.ZodMiniType
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Written<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** Values that a handler receives, after parsing. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
/** Values that a caller passes, before parsing. */
export type ParamsIn<E extends Endpoint> = Written<E['params']>
export type QueryIn<E extends Endpoint> = Written<E['query']>
export type BodyIn<E extends Endpoint> = Written<E['body']>
/** Values of the response. */
export type DataOf<E extends Endpoint> = z.output<E['response']>
export type MetaOf<E extends Endpoint> = Parsed<E['meta']>
