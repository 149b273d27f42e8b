import type { Endpoint } from '@roomlark/contract/endpoint'
import { choosePreferredLanguage, type GuestLanguage } from '@roomlark/contract/guest-languages'
import { hasScope, keyScopesWords, scopeNeeded } from '@roomlark/contract/key-scopes'
import { say } from '@roomlark/contract/say'
import { hotelsWhere, type Membership } from '@roomlark/contract/team-roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../context.ts'
import { AppError } from '../errors.ts'
import { inLanguage } from '../language.ts'
import { beforeDeadline } from './deadline.ts'
import { countForSession, findBearerToken } from './rate-limit.ts'
import type { RouteDeps } from './route-deps.ts'

type Guarded = Pick<Endpoint, 'method' | 'access' | 'permission' | 'keys'> & { readonly path?: string }

/**
 * Runs before the body is read, so that a stranger learns nothing from validation. Only the Authorization
 * header counts: browsers send cookies by themselves, so a cookie that opened anything would allow cross-site
 * request forgery.
 */
export function requireAccess(endpoint: Guarded, deps: RouteDeps) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (endpoint.access === 'public') {
      inLanguage(chooseLanguage(request, null), done)
      return
    }
    const token = findBearerToken(request)
    const found = token ? deps.findActor(deps.services, token, () => deps.poolFor(request.deadline)) : null
    const admit = (actor: Actor | null) => {
      request.actor = actor
      inLanguage(chooseLanguage(request, actor), () =>
        done(
          countForSession(request, actor) ?? findAccessRefusal(endpoint, actor, hotelIn(endpoint, request)),
        ),
      )
    }
    const admitOrExplain = (actor: Actor | null) => {
      if (actor || !token) return admit(actor)
      const why = inLanguage(chooseLanguage(request, null), () =>
        deps.explainRefusal(deps.services, deps.poolFor(request.deadline), token),
      )
      beforeDeadline(request, why).then((error) => (error ? done(error) : admit(null)), done)
    }
    if (found instanceof Promise) beforeDeadline(request, found).then(admitOrExplain, done)
    else admit(found)
  }
}

/** The language of refusals: of the account, else of the browser; programs with a key are told in English. */
function chooseLanguage({ headers }: FastifyRequest, actor: Actor | null): GuestLanguage {
  if (actor?.key) return 'en'
  return actor?.language ?? choosePreferredLanguage(headers['accept-language'] ?? '')
}

/** Finds out who sent a request to an endpoint that does not require signing in. */
export async function identifyActor(request: FastifyRequest, deps: RouteDeps): Promise<Actor | null> {
  const token = findBearerToken(request)
  return token ? deps.findActor(deps.services, token, () => deps.poolFor(request.deadline)) : null
}

/** Finds out who the session of a request belongs to now, even if the request's own deadline has long passed. */
export async function actorNow(request: FastifyRequest, deps: RouteDeps): Promise<Actor | null> {
  const token = findBearerToken(request)
  if (!token) return null
  return deps.findActor(deps.services, token, () => deps.poolFor({ aborted: false }))
}

/** The hotel that an address names, if it does. */
function hotelIn({ path }: Guarded, { params }: FastifyRequest): unknown {
  if (!path?.startsWith('/hotels/:')) return undefined
  const { hotelId, id } = Object(params)
  return hotelId ?? id
}

function findAccessRefusal(endpoint: Guarded, actor: Actor | null, hotelId: unknown): AppError | undefined {
  const { access } = endpoint
  if (!actor) return new AppError('unauthorized', say('Please sign in to continue.'))
  if (access !== 'public' && access !== 'signed-in' && !access.includes(actor.userType)) {
    return new AppError('forbidden', say('Your account cannot do this.'))
  }
  const refusal = actor.key && refusalOfKey(endpoint, actor.key)
  if (refusal) return refusal
  const { membership } = actor
  return membership ? refusalOfMember(endpoint, membership.places, hotelId) : undefined
}

/** Endpoints that do not name a scope are closed to keys. Programs are told so in English. */
function refusalOfKey(endpoint: Guarded, { scopes }: NonNullable<Actor['key']>): AppError | undefined {
  const needed = scopeNeeded(endpoint)
  if (needed === null) return new AppError('forbidden', 'API keys cannot do this. Sign in instead.')
  if (hasScope(scopes, needed)) return undefined
  const may = keyScopesWords(scopes).toLowerCase()
  return new AppError('forbidden', `This API key may only ${may}; this needs the scope ${needed}.`)
}

/**
 * Refuses a member who may do this in no hotel, or not in the hotel of the address although they see it. A hotel that
 * they do not see at all is not found by the service.
 */
function refusalOfMember(
  { access, permission = 'own-hotels' }: Guarded,
  places: Membership['places'],
  hotelId: unknown,
): AppError | undefined {
  if (access === 'signed-in' && permission === 'own-hotels') return undefined
  const allowed = hotelsWhere(places, permission)
  if (allowed === undefined) return undefined
  if (allowed.length === 0) return new AppError('forbidden', say('Your role does not allow this.'))
  const isSeen = places.some((place) => place.hotelId === hotelId)
  return isSeen && !allowed.some((id) => id === hotelId)
    ? new AppError('forbidden', say('Your role at this hotel does not allow this.'))
    : undefined
}

/** An unattended session or a stolen token is not enough to act on other people's accounts. */
export function requireConfirmation(endpoint: Endpoint, deps: RouteDeps) {
  if (endpoint.confirmed !== true) return []
  const refuse = async ({ actor }: FastifyRequest): Promise<void> => {
    if (actor?.confirmedUntil && actor.confirmedUntil > deps.services.clock()) return
    throw new AppError('confirmation_required', say('Enter your password or a code to continue.'))
  }
  return [refuse]
}

/**
 * Administrators reach everybody's data, so they see and change only their own account until they turn on two-step
 * sign-in; the demo has nothing to protect.
 */
export function requireMfaOfAdmins(endpoint: Endpoint, deps: RouteDeps) {
  if (deps.services.demo || endpoint.beforeMfa === true || endpoint.access === 'public') return []
  const refuse = async ({ actor }: FastifyRequest): Promise<void> => {
    if (actor?.userType !== 'admin' || actor.mfaEnabled) return
    throw new AppError('mfa_setup_required', say('Turn on two-step sign-in first.'))
  }
  return [refuse]
}
