import { say } from '@roomlark/contract/say'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { getRequestPath } from './request-path.ts'

const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']

/**
 * Answers any other method on these paths with 405 and the allowed methods. A route for each of them would make
 * several times as many routes as there are endpoints, and registering routes is most of what starting a server
 * costs. So they exist only where another route would answer the request instead; for the rest, the path is looked
 * up once no route was found.
 */
export function refuseWrongMethods(app: FastifyInstance, methodsByPath: ReadonlyMap<string, string[]>): void {
  // As in the router, a fixed word wins over a parameter in the same place.
  const fixedFirst = [...methodsByPath]
    .map(([url, methods]) => {
      const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods
      return { url, segments: url.split('/'), allowed, answered: new Set(allowed) }
    })
    .sort((a, b) => rankSegments(a.segments).localeCompare(rankSegments(b.segments)))
  for (const [index, { url, segments, allowed, answered }] of [...fixedFirst.entries()].reverse()) {
    const looser = fixedFirst.slice(index + 1).filter((other) => canMeet(segments, other.segments))
    const method = known.filter(
      (name) => !answered.has(name) && looser.some((other) => other.answered.has(name)),
    )
    if (method.length === 0) continue
    for (const name of method) answered.add(name)
    refuseMethods(app, url, method, allowed)
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const asked = getRequestPath(request).split('/')
    const found = fixedFirst.find(({ segments }) => fits(asked, segments))
    if (!found) return done()
    reply.header('allow', found.allowed.join(', '))
    done(wrongMethod(found.allowed))
  })
}

/** Answers every method but these on an address that is not a path of the contract's ordinary calls. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: string[]): void {
  const others = known.filter((name) => !allowed.includes(name))
  refuseMethods(app, url, others, allowed)
}

function refuseMethods(app: FastifyInstance, url: string, method: string[], allowed: string[]): void {
  app.route({
    method,
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed.join(', '))
      throw wrongMethod(allowed)
    },
    handler: async () => {},
  })
}

function wrongMethod(allowed: readonly string[]): AppError {
  return new AppError(
    'method_not_allowed',
    say('This address only accepts {methods}.', { methods: allowed.join(', ') }),
  )
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':')
}

function rankSegments(segments: readonly string[]): string {
  return segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('')
}

/** Tells whether some address fits both paths. */
function canMeet(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  return one.every((segment, index) => {
    const opposite = other[index] ?? ''
    return segment === opposite || isParameter(segment) || isParameter(opposite)
  })
}

function fits(asked: readonly string[], segments: readonly string[]): boolean {
  if (asked.length !== segments.length) return false
  return segments.every((segment, index) =>
    isParameter(segment) ? asked[index] !== '' : segment === asked[index],
  )
}
