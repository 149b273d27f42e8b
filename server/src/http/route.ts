import { apiBase } from '@roomlark/contract/api'
import type { BodyOf, DataOf, Endpoint, MetaOf, Method, ParamsOf, QueryOf } from '@roomlark/contract/endpoint'
import { say } from '@roomlark/contract/say'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { PublicContext, SignedInContext } from '../context.ts'
import { AppError } from '../errors.ts'
import { identifyActor, requireAccess, requireConfirmation, requireMfaOfAdmins } from './authenticate.ts'
import { beforeDeadline, makeCaller } from './deadline.ts'
import { invalidRequest } from './invalid-request.ts'
import { requireLaunched } from './require-launched.ts'
import type { RouteDeps } from './route-deps.ts'
import { readUploads, type UploadedFile, uploadDeadlineMs } from './upload.ts'
import { inUploadPlace } from './upload-places.ts'
import { makeWriter } from './writer.ts'
import { refuseWrongMethods } from './wrong-method.ts'

type ContextFor<E extends Endpoint> = E['access'] extends 'public' ? PublicContext : SignedInContext
type Input<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  files: E['upload'] extends string ? AsyncIterable<UploadedFile> : undefined
  idempotencyKey: E['idempotent'] extends true ? string : undefined
}
type Result<E extends Endpoint> = E['meta'] extends z.ZodMiniType
  ? { data: DataOf<E>; meta: MetaOf<E> }
  : DataOf<E>

type Handler<E extends Endpoint> = (ctx: ContextFor<E>, input: Input<E>) => Promise<Result<E>>

export type BoundRoute = { endpoint: Endpoint; register: (app: FastifyInstance, deps: RouteDeps) => void }

/** A page waits a little longer, so that it gets the answer. */
const slowDeadlineMs = 60_000

/** Binds an endpoint of the contract to the service function that answers it. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): BoundRoute {
  return bind(endpoint, (request, _reply, input, deps) => handler(contextFor(endpoint, request, deps), input))
}

/**
 * Binds an endpoint to a service function that only reads, and may do so on a replica of the database. Callers never
 * get less than they have already seen or changed (decision 0096).
 */
export function readRoute<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  handler: Handler<E>,
): BoundRoute {
  return bind(endpoint, (request, reply, input, deps) =>
    deps.read(request, reply, (sql) => handler({ ...contextFor(endpoint, request, deps), sql }, input)),
  )
}

type Answering<E extends Endpoint> = (
  request: FastifyRequest,
  reply: FastifyReply,
  input: Input<E>,
  deps: RouteDeps,
) => Promise<Result<E>>

function bind<E extends Endpoint>(endpoint: E, answer: Answering<E>): BoundRoute {
  return {
    endpoint,
    register(app, deps) {
      app.route({
        method: endpoint.method,
        url: apiBase + endpoint.path,
        schema: { response: { 200: {} } },
        serializerCompiler: () => makeWriter(endpoint),
        ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
        config: {
          ...(endpoint.upload === undefined ? {} : { upload: true, deadlineMs: uploadDeadlineMs }),
          ...(endpoint.slow && { deadlineMs: slowDeadlineMs }),
          ...(endpoint.limit && { limit: endpoint.limit }),
        },
        onRequest: [
          requireAccess(endpoint, deps),
          ...requireLaunched(endpoint, deps),
          ...requireMfaOfAdmins(endpoint, deps),
          ...requireConfirmation(endpoint, deps),
        ],
        handler: async (request, reply) => {
          const input = parseInput(endpoint, request)
          const work = () => answer(request, reply, input, deps)
          const result = await beforeDeadline(
            request,
            endpoint.upload ? inUploadPlace(request, work) : work(),
          )
          return {
            success: true,
            message: endpoint.message,
            ...(endpoint.meta ? Object(result) : { data: result }),
          }
        },
      })
    },
  }
}

/** Registers all routes, and answers any other method on their paths with 405 and the allowed methods. */
export function registerRoutes(app: FastifyInstance, routes: BoundRoute[], deps: RouteDeps): void {
  const methodsByPath = new Map<string, Method[]>()
  for (const bound of routes) {
    bound.register(app, deps)
    const path = apiBase + bound.endpoint.path
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), bound.endpoint.method])
  }
  refuseWrongMethods(app, methodsByPath)
}

/** Within the service, the hotels of a member are those in which their role allows this endpoint. */
function contextFor<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  deps: RouteDeps,
): ContextFor<E> {
  const ctx = makeContext(request, deps)
  const own = ctx.actor?.membership
    ? { ...ctx, actor: { ...ctx.actor, permission: endpoint.permission } }
    : ctx
  return own as ContextFor<E>
}

/** Requires a key that the server knows; one that did not come in a header counts as if it had. */
export async function requireKnownKey(
  request: FastifyRequest,
  deps: RouteDeps,
  key: string | undefined,
): Promise<void> {
  request.headers.authorization ??= key === undefined ? undefined : `Bearer ${key}`
  if (await identifyActor(request, deps)) return
  throw new AppError('unauthorized', say('Please sign in to continue.'))
}

/** Lets a request enter that came by another door than the address of an endpoint, under the same conditions. */
export async function enterEndpoint<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RouteDeps,
): Promise<ContextFor<E>> {
  for (const guard of [requireAccess(endpoint, deps), ...requireLaunched(endpoint, deps)]) {
    await new Promise<void>((resolve, reject) =>
      guard(request, reply, (error) => (error ? reject(error) : resolve())),
    )
  }
  return contextFor(endpoint, request, deps)
}

export function makeContext(request: FastifyRequest, deps: RouteDeps): PublicContext {
  return {
    ...deps.services,
    sql: deps.poolFor(request.deadline),
    actor: request.actor,
    caller: makeCaller(request),
    origin: {
      requestId: request.id,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    },
  }
}

function parseInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): Input<E> {
  const params = parsePart(endpoint.params, request.params)
  const query = parsePart(endpoint.query, request.query)
  const body = parsePart(endpoint.body, request.body ?? {})
  const files = endpoint.upload === undefined ? undefined : readUploads(request, endpoint.upload)
  const idempotencyKey = endpoint.idempotent ? getIdempotencyKey(request) : undefined
  if (!params.success || !query.success || !body.success) {
    throw invalidRequest([params, query, body].flatMap(({ error }) => error?.issues ?? []))
  }
  return { params: params.data, query: query.data, body: body.data, files, idempotencyKey } as Input<E>
}

const nothing = z.strictObject({})

function parsePart(schema: z.ZodMiniType | undefined, value: unknown) {
  if (schema) return schema.safeParse(value)
  return isEmpty(value) ? { success: true as const, data: undefined } : nothing.safeParse(value)
}

function isEmpty(value: unknown): boolean {
  return Object(value) === value && !Array.isArray(value) && Object.keys(Object(value)).length === 0
}

/** The key the caller chose for this attempt, which distinguishes a retry from a second request. */
function getIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new AppError(
      'bad_request',
      say(
        'Send an Idempotency-Key header: 1 to 100 characters of your choice, the same when you retry the call.',
      ),
    )
  }
  return key
}
