import type { BodyIn, DataOf, Endpoint, MetaOf, ParamsIn, QueryIn } from '@roomlark/contract/endpoint'
import type { SuccessEnvelope } from '@roomlark/contract/envelope'
import { say } from '@roomlark/contract/say'
import { ApiError, isUnanswered } from './api-error.ts'
import { withConfirmation } from './call-confirmation.ts'
import { errorFromResponse, readAnswer, unreachable } from './call-errors.ts'
import { buildRequest, type LooseInput } from './call-request.ts'
import { checkConnection, whenConnected } from './connection.ts'
import { takeEarlyAnswer } from './early-answers.ts'
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
/** A little more than the server takes at most. */
const slowTimeoutMs = 65_000

type Listeners = {
  unauthorized?: ((error: ApiError) => void) | undefined
  serverError?: (() => void) | undefined
}
const listeners: Listeners = {}

/** Registers handlers for answers that concern every screen (spec §8). */
export function listenToCalls(handlers: Listeners): void {
  Object.assign(listeners, handlers)
}

/** Calls an endpoint and unwraps the answer to its data. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Rest<E>): Promise<DataOf<E>> {
  const { data } = await withConfirmation(() => exchange(endpoint, input))
  return data
}

/** Like `call`, for callers that must know whether the body itself claims success (spec §5). */
export async function callAnswer<E extends Endpoint>(
  endpoint: E,
  ...[input]: Rest<E>
): Promise<{ success?: boolean; message?: string; data: DataOf<E> | null }> {
  return exchange(endpoint, input)
}

/** Fetches in the background something a screen can do without: failure is null. */
export async function callInBackground<E extends Endpoint>(
  endpoint: E,
  ...[input]: Rest<E>
): Promise<DataOf<E> | null> {
  try {
    const { data } = await exchange(endpoint, input, announceOnce)
    succeeded(endpoint)
    return data
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
    throw new ApiError(200, 'unreadable', say('The server sent a response we could not read.'))
  }
  return { data, meta }
}

async function exchange<E extends Endpoint>(
  endpoint: E,
  input: LooseInput | undefined,
  report = announce,
): Promise<SuccessEnvelope<DataOf<E>, MetaOf<E>>> {
  const token = readToken()
  if (isChange(endpoint)) {
    await whenConnected(input?.signal)
    if (readToken() !== token)
      throw new ApiError(0, 'discarded', say('This was not saved, because you signed out.'))
  }
  const deadline = AbortSignal.timeout(endpoint.slow ? slowTimeoutMs : timeoutMs)
  const signal = input?.signal ? AbortSignal.any([input.signal, deadline]) : deadline
  try {
    const request = buildRequest(endpoint, input ?? {}, token, signal)
    const response = await (takeEarlyAnswer(request) ?? fetch(request))
    if (!response.ok) throw await errorFromResponse(response)
    return readAnswer(response.status, await response.text()) as SuccessEnvelope<DataOf<E>, MetaOf<E>>
  } catch (reason) {
    // The caller aborted, so there is nothing to report or translate.
    if (input?.signal?.aborted) throw reason
    const error = reason instanceof ApiError ? reason : unreachable(reason, deadline)
    report(endpoint, error, token)
    throw error
  }
}

/** A change made offline waits for the connection; a sign-in fails at once, since somebody is waiting at the form. */
function isChange({ method, path }: Endpoint): boolean {
  return method !== 'GET' && !path.startsWith('/auth/')
}

type Called = { readonly path: string }

/** Reports an answer that concerns every screen to the application. */
export function announce(endpoint: Called, error: ApiError, token: string | null): void {
  if (isUnanswered(error)) checkConnection()
  // A refused sign-in is an answer for the form, and a late 401 for a token that has since been
  // replaced says nothing about the present session.
  const concernsSession = endpoint.path !== '/auth/login' && token === readToken()
  if (error.status === 401 && concernsSession) listeners.unauthorized?.(error)
  if (error.status >= 500) listeners.serverError?.()
}

/** Repeated background calls whose last attempt met a server error. */
const failing = new Set<string>()

/** The first background call that meets an outage reports it; its repetitions do not. */
export function announceOnce({ path }: Called, error: ApiError, token: string | null): void {
  if (error.status >= 500) {
    if (failing.has(path)) return
    failing.add(path)
  }
  announce({ path }, error, token)
}

export function succeeded({ path }: Called): void {
  failing.delete(path)
}
