import type { Access, Endpoint } from '@roomlark/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../context.ts'
import { AppError } from '../errors.ts'
import { beforeDeadline } from './deadline.ts'
import { countForSession, tokenOf } from './rate-limit.ts'
import type { RouteDeps } from './route-deps.ts'

/**
 * Runs before the body is read, so a stranger learns nothing from validation. Only the Authorization
 * header counts: a cookie that travels by itself opens nothing, hence no cross-site request forgery.
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

/** Who sent a request to an endpoint that asks nobody to sign in. */
export async function actorOf(request: FastifyRequest, deps: RouteDeps): Promise<Actor | null> {
  const token = tokenOf(request)
  return token ? deps.findActor(deps.services, token, () => deps.poolFor(request.deadline)) : null
}

/** Whether the session a request came with is still there, however long ago that was. */
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

/** A session somebody walked away from, or a stolen token, is not enough for what is done to other people's accounts. */
export function requireConfirmation(endpoint: Endpoint, deps: RouteDeps) {
  if (endpoint.confirmed !== true) return []
  const refuse = async ({ actor }: FastifyRequest): Promise<void> => {
    if (actor?.confirmedUntil && actor.confirmedUntil > deps.services.clock()) return
    throw new AppError('confirmation_required', 'Enter your password or a code to continue.')
  }
  return [refuse]
}

/** An administrator changes nothing before two-step sign-in is on; in the demo there is nothing to guard. */
export function requireMfaOfAdmins(endpoint: Endpoint, deps: RouteDeps) {
  if (deps.services.demo || endpoint.method === 'GET' || endpoint.beforeMfa === true) return []
  const refuse = async ({ actor }: FastifyRequest): Promise<void> => {
    if (actor?.userType !== 'admin' || actor.mfaEnabled) return
    throw new AppError('mfa_setup_required', 'Turn on two-step sign-in before you change anything.')
  }
  return [refuse]
}
