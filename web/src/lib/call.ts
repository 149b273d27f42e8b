import type { BodyIn, DataOf, Endpoint, MetaOf, ParamsIn, QueryIn } from '@roomlark/contract/endpoint'
import type { SuccessEnvelope } from '@roomlark/contract/envelope'
import { ApiError } from './api-error.ts'
import { errorFromResponse, unreachable } from './call-errors.ts'
import { buildRequest, type LooseInput } from './call-request.ts'
import { readToken } from './token-cookie.ts'

type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : { [K in Name]: Value }

export type CallInput<E extends Endpoint> = Part<'params', ParamsIn<E>> &
  Part<'query', QueryIn<E>> &
  Part<'body', BodyIn<E>> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown) & { signal?: AbortSignal }

type Rest<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

const timeoutMs = 10_000

type Listeners = {
  unauthorized?: ((error: ApiError) => void) | undefined
  serverError?: (() => void) | undefined
}
const listeners: Listeners = {}

/** What the application does about answers that concern every screen (spec §8). */
export function listenToCalls(handlers: Listeners): void {
  Object.assign(listeners, handlers)
}

/** Calls an endpoint and unwraps the answer to its data. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Rest<E>): Promise<DataOf<E>> {
  const { data } = await exchange(endpoint, input)
  return data
}

/** Asks again what is on screen already. Failure is null, and no screen hears of it. */
export async function peek<E extends Endpoint>(endpoint: E, ...[input]: Rest<E>): Promise<DataOf<E> | null> {
  try {
    const deadline = AbortSignal.timeout(timeoutMs)
    const response = await fetch(buildRequest(endpoint, input ?? {}, readToken(), deadline))
    return response.ok ? (await response.json()).data : null
  } catch {
    return null
  }
}

/** Like `call`, for answers that carry `meta` (paged lists). */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  ...[input]: Rest<E>
): Promise<{ data: DataOf<E>; meta: MetaOf<E> }> {
  const { data, meta } = await exchange(endpoint, input)
  if (meta === undefined) {
    throw new ApiError(200, 'unreadable', 'The server sent an answer we could not read.')
  }
  return { data, meta }
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  input: LooseInput | undefined,
): Promise<SuccessEnvelope<DataOf<E>, MetaOf<E>>> {
  const token = readToken()
  const deadline = AbortSignal.timeout(timeoutMs)
  const signal = input?.signal ? AbortSignal.any([input.signal, deadline]) : deadline
  try {
    const response = await fetch(buildRequest(endpoint, input ?? {}, token, signal))
    if (response.ok) return await response.json()
    throw await errorFromResponse(response)
  } catch (reason) {
    // The caller gave up: nothing to report, and nothing to translate.
    if (input?.signal?.aborted) throw reason
    const error = reason instanceof ApiError ? reason : unreachable(reason, deadline)
    announce(endpoint, error, token)
    throw error
  }
}

/** Tells the application about an answer that concerns every screen. */
export function announce(endpoint: Endpoint, error: ApiError, token: string | null): void {
  // A refused sign-in is an answer for the form, and a late 401 for a token that has since been
  // replaced says nothing about the present session.
  const concernsSession = endpoint.path !== '/auth/login' && token === readToken()
  if (error.status === 401 && concernsSession) listeners.unauthorized?.(error)
  if (error.status >= 500) listeners.serverError?.()
}
