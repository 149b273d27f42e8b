import type { Access, Endpoint } from '@roomlark/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../context.ts'
import { AppError } from '../errors.ts'
import { beforeDeadline } from './deadline.ts'
import { countForSession, tokenOf } from './rate-limit.ts'
import type { RouteDeps } from './route-deps.ts'

/**
 * Runs before the body is read, so that a stranger learns nothing from validation. Only the Authorization
 * header counts: browsers send cookies by themselves, so a cookie that opened anything would allow cross-site
 * request forgery.
 */
export function requireAccess(access: Access, deps: RouteDeps) {
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (access === 'public') {
      done()
      return
    }
    const token = tokenOf(request)
    const found = token ? deps.findActor(deps.services, token, () => deps.poolFor(request.deadline)) : null
    const admit = (actor: Actor | null) => {
      request.actor = actor
      done(countForSession(request, actor) ?? refusalOf(access, actor))
    }
    const admitOrExplain = (actor: Actor | null) => {
      if (actor || !token) return admit(actor)
      const why = deps.explainRefusal(deps.services, deps.poolFor(request.deadline), token)
      beforeDeadline(request, why).then((error) => (error ? done(error) : admit(null)), done)
    }
    if (found instanceof Promise) beforeDeadline(request, found).then(admitOrExplain, done)
    else admit(found)
  }
}

/** Finds out who sent a request to an endpoint that does not require signing in. */
export async function actorOf(request: FastifyRequest, deps: RouteDeps): Promise<Actor | null> {
  const token = tokenOf(request)
  return token ? deps.findActor(deps.services, token, () => deps.poolFor(request.deadline)) : null
}

/**
 * Tells whether the session of a request still exists, even if the request's own deadline has long passed.
 */
export async function isSignedIn(request: FastifyRequest, deps: RouteDeps): Promise<boolean> {
  const token = tokenOf(request)
  if (!token) return false
  return (await deps.findActor(deps.services, token, () => deps.poolFor({ aborted: false }))) !== null
}

function refusalOf(access: Exclude<Access, 'public'>, actor: Actor | null): AppError | undefined {
  if (!actor) return new AppError('unauthorized', 'Please sign in to continue.')
  if (access === 'signed-in' || access.includes(actor.userType)) return undefined
  return new AppError('forbidden', 'Your account cannot do this.')
}

/** An unattended session or a stolen token is not enough to act on other people's accounts. */
export function requireConfirmation(endpoint: Endpoint, deps: RouteDeps) {
  if (endpoint.confirmed !== true) return []
  const refuse = async ({ actor }: FastifyRequest): Promise<void> => {
    if (actor?.confirmedUntil && actor.confirmedUntil > deps.services.clock()) return
    throw new AppError('confirmation_required', 'Enter your password or a code to continue.')
  }
  return [refuse]
}

/**
 * Administrators cannot change anything until they turn on two-step sign-in; the demo has nothing to protect.
 */
export function requireMfaOfAdmins(endpoint: Endpoint, deps: RouteDeps) {
  if (deps.services.demo || endpoint.method === 'GET' || endpoint.beforeMfa === true) return []
  const refuse = async ({ actor }: FastifyRequest): Promise<void> => {
    if (actor?.userType !== 'admin' || actor.mfaEnabled) return
    throw new AppError('mfa_setup_required', 'Turn on two-step sign-in before you change anything.')
  }
  return [refuse]
}
