import { say } from '@roomlark/contract/say'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../context.ts'
import { AppError } from '../errors.ts'
import { toNetwork, visitorOn } from '../network.ts'
import { networkTimes, type RateLimiter } from '../rate-limiter.ts'
import { getRequestPath } from './request-path.ts'
import type { RouteDeps } from './route-deps.ts'

/**
 * Health checks, app pages, their assets and pictures are not counted; the guest site is, because each of its
 * pages queries the database.
 */
const counted = /^\/(api(?!\/docs(\/|$))|ical|stays|sitemaps|r|embed)(\/|$)/

/**
 * Counts calls before doing any work for them. A call with a recently seen token counts towards its account.
 * A call without one counts towards its visitor, and towards the network at a far higher limit. A call with a
 * token not looked up yet counts towards its network, separately from calls without one. This
 * stops strangers who guess tokens before the database is queried, and does not punish signed-in users who
 * share an address with them.
 */
export function addRateLimit(
  app: FastifyInstance,
  limiter: RateLimiter | null,
  { sessions, clock }: Pick<RouteDeps['services'], 'sessions' | 'clock'>,
): void {
  app.decorate('rateLimiter', limiter)
  app.decorateRequest('unprovenCount', null)
  if (!limiter) return
  app.addHook('onRequest', (request, _reply, done) => {
    if (!counted.test(request.routeOptions.url ?? getRequestPath(request))) return done()
    const token = findBearerToken(request)
    const actor = token && sessions.known(token, clock())
    if (actor) return done(takeForActor(limiter, actor))
    const network = toNetwork(request.ip)
    if (token) {
      request.unprovenCount = `token:${network}`
      return done(take(limiter, request.unprovenCount, limiter.limits.anonymous))
    }
    const isSearch = request.routeOptions.config.limit === 'search'
    const kind = isSearch ? 'search' : 'anonymous'
    done(takeOfVisitor(limiter, kind, network, request.headers['user-agent'] ?? ''))
  })
}

/** The token has turned out to be valid, so the call counts towards its account instead. */
export function countForSession(
  { server, unprovenCount }: FastifyRequest,
  actor: Actor | null,
): AppError | undefined {
  const { rateLimiter } = server
  if (!actor || !rateLimiter || unprovenCount === null) return undefined
  rateLimiter.giveBack(unprovenCount)
  return takeForActor(rateLimiter, actor)
}

const bearer = /^Bearer +([A-Za-z0-9_-]{43}|rl_live_[A-Za-z0-9]{32})$/i

/** Only the Authorization header counts, because browsers send cookies by themselves. */
export function findBearerToken({ headers }: FastifyRequest): string | undefined {
  return bearer.exec(headers.authorization ?? '')?.[1]
}

/** Each key is counted by itself, so that one that is used too much does not lock out its account. */
function takeForActor(limiter: RateLimiter, { userId, key }: Actor): AppError | undefined {
  return take(limiter, key ? `key:${key.id}` : `account:${userId}`, limiter.limits.signedIn)
}

/** The network comes first, so that somebody with a new name for each call cannot fill the memory with names. */
function takeOfVisitor(
  limiter: RateLimiter,
  kind: 'search' | 'anonymous',
  network: string,
  userAgent: string,
): AppError | undefined {
  const limit = limiter.limits[kind]
  const ofNetwork = `${kind}:${network}`
  const tooMany = take(limiter, ofNetwork, limit * networkTimes)
  if (tooMany) return tooMany
  const refused = take(limiter, `${kind}:${visitorOn(network, userAgent)}`, limit)
  if (refused) limiter.giveBack(ofNetwork)
  return refused
}

function take(limiter: RateLimiter, key: string, limit: number): AppError | undefined {
  const seconds = limiter.take(key, limit)
  if (seconds === null) return undefined
  const message = say('You are sending more requests than we can take. Please wait a moment.')
  return new AppError('too_many_requests', message, { retryAfterSeconds: seconds })
}
