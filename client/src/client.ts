import createTransport, { type MaybeOptionalInit } from 'openapi-fetch'
import type { components, paths } from './api.d.ts'
import { RoomlarkError } from './error.ts'
import { type Retries, withRetries } from './retry.ts'

export type { paths } from './api.d.ts'
export { type ErrorCode, RoomlarkError } from './error.ts'

/** The shapes of the API by name, such as `Schemas['Booking']`. */
export type Schemas = components['schemas']

export type ClientOptions = {
  /** Where Roomlark is, such as https://roomlark.example */
  baseUrl: string
  /** An API key, or the token of a session. As a function it is asked before each call, for what changes. */
  key?: string | (() => string | Promise<string>) | undefined
  /** How often a call that may be repeated is tried again; 3 times unless said otherwise. */
  retries?: Retries
  /** The `fetch` to call with, if not the one of the runtime. */
  fetch?: (request: Request) => Promise<Response>
}

type Method = 'get' | 'post' | 'put' | 'delete'

type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends { [K in M]: object } ? Path : never
}[keyof paths]

/** Parameters and body; left out altogether where nothing is required. */
type Input<Path extends keyof paths, M extends Method> =
  undefined extends MaybeOptionalInit<paths[Path], M>
    ? [input?: MaybeOptionalInit<paths[Path], M>]
    : [input: MaybeOptionalInit<paths[Path], M>]

/** The envelope of a successful call: `data`, and `meta` where a list has pages. */
type AnswerTo<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Envelope } } }
}
  ? Envelope
  : undefined

type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...input: Input<Path, M>
) => Promise<AnswerTo<paths[Path][M]>>

/** Each call returns the envelope of its answer or throws a `RoomlarkError` that says why it was refused. */
export type Client = { GET: Call<'get'>; POST: Call<'post'>; PUT: Call<'put'>; DELETE: Call<'delete'> }

export function createClient({ baseUrl, key, retries, fetch = globalThis.fetch }: ClientOptions): Client {
  const transport = createTransport<paths>({ baseUrl, fetch: withRetries(fetch, retries) })
  transport.use({
    async onRequest({ request }) {
      const value = typeof key === 'function' ? await key() : key
      if (value !== undefined) request.headers.set('Authorization', `Bearer ${value}`)
      return request
    },
    async onResponse({ response }) {
      if (!response.ok) throw await RoomlarkError.of(response)
      return response
    },
  })
  // A refusal was thrown above, so what comes back always has data; the types of openapi-fetch cannot know that.
  const answering = (call: (...args: never[]) => Promise<{ data?: unknown }>) =>
    (async (...args: never[]) => (await call(...args)).data) as never
  return {
    GET: answering(transport.GET),
    POST: answering(transport.POST),
    PUT: answering(transport.PUT),
    DELETE: answering(transport.DELETE),
  }
}

/** A key for one attempt to create something. Keep it, and send it again if you do not know what became of the call. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}
