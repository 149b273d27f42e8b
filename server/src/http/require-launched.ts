import type { Endpoint } from '@roomlark/contract/endpoint'
import { say } from '@roomlark/contract/say'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { identifyActor } from './authenticate.ts'
import { beforeDeadline } from './deadline.ts'
import type { RouteDeps } from './route-deps.ts'

/** The API refuses what a closed launch switch hides. Administrators may preview it, but change nothing. */
export function requireLaunched({ launch, method, access }: Endpoint, deps: RouteDeps) {
  if (!launch) return []
  const mayPreview = async (request: FastifyRequest): Promise<boolean> => {
    if (method !== 'GET') return false
    const actor = access === 'public' ? await identifyActor(request, deps) : request.actor
    return actor?.userType === 'admin'
  }
  const refuse = async (request: FastifyRequest): Promise<void> => {
    if (await mayPreview(request)) return
    throw new AppError('not_launched', say('This part of Roomlark is not open yet.'))
  }
  return [
    (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
      const open = deps.isLaunched(deps.services, launch, () => deps.poolFor(request.deadline))
      if (open === true) {
        done()
        return
      }
      const decide = async () => ((await open) ? undefined : refuse(request))
      beforeDeadline(request, decide()).then(() => done(), done)
    },
  ]
}
