import type { Access } from '@roomlark/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { findActor } from '../modules/auth/sessions.service.ts'
import type { RouteDeps } from './context.ts'
import { beforeDeadline } from './deadline.ts'

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/

/**
 * Runs before the body is read, so a stranger learns nothing from validation. Only the Authorization
 * header counts: a cookie that travels by itself opens nothing, hence no cross-site request forgery.
 */
export function requireAccess(access: Access, deps: RouteDeps) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return
    const token = bearer.exec(request.headers.authorization ?? '')?.[1]
    const ctx = { ...deps.services, sql: deps.poolFor(request.deadline.signal) }
    const actor = token ? await beforeDeadline(request, findActor(ctx, token)) : null
    if (!actor) throw new AppError('unauthorized', 'Please sign in to continue.')
    if (access !== 'signed-in' && !access.includes(actor.userType)) {
      throw new AppError('forbidden', 'Your account cannot do this.')
    }
    request.actor = actor
  }
}
