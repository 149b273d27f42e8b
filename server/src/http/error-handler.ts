import type { FailureEnvelope } from '@roomlark/contract/envelope'
import { say } from '@roomlark/contract/say'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translateDatabaseError } from '../db/database-errors.ts'
import { AppError, nothingHere } from '../errors.ts'
import { createOverloadLog } from './overload-log.ts'
import type { SetHeaders } from './security-headers.ts'

/** Page that a browser is shown instead of JSON; null for other callers. */
export type ErrorPage = (request: FastifyRequest, error: AppError) => Buffer | null

/** This is the only place where an error becomes an answer. */
export function addErrorHandler(
  app: FastifyInstance,
  errorPage: ErrorPage | null,
  onRefusal: (error: AppError) => void = () => {},
): void {
  const overload = createOverloadLog(app.log)
  app.addHook('onClose', async () => overload.flush())
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    // Nobody is left to read an answer, and the access log records the request anyway.
    if (isAbortedByClient(thrown, request)) return reply.hijack()
    const error = toAppError(thrown)
    onRefusal(error)
    if (error.status === 503) overload.note(getLoggedReason(error))
    else if (error.status >= 500) {
      request.log.error({ requestId: request.id, err: error.cause ?? error }, 'request failed')
    }
    // Fastify would close the connection at once, and a client that is still sending would miss the answer. The rest of the
    // body is received and discarded instead, for as long as addDeadline allows.
    if (error.status === 413) reply.removeHeader('connection')
    return sendError(reply, error, errorPage)
  })
}

/**
 * The client's connection broke while the body was being read. The same code from a database connection is
 * our fault.
 */
function isAbortedByClient(thrown: FastifyError, { raw }: FastifyRequest): boolean {
  return thrown === raw.errored || (raw.destroyed && !raw.complete && thrown.code === 'ECONNRESET')
}

function getLoggedReason({ cause, message }: AppError): string {
  if (!(cause instanceof Error)) return message
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

/** Handles an address the router cannot parse. No hook runs in that case, so the headers are set here. */
export function unreadableAddress(setHeaders: SetHeaders, errorPage: ErrorPage | null) {
  return (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setHeaders(request, reply)
    sendError(reply, toAppError(thrown), errorPage)
  }
}

export function sendError(reply: FastifyReply, error: AppError, errorPage: ErrorPage | null): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  const page = errorPage?.(reply.request, error)
  if (page) {
    return reply
      .code(error.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  }
  const body: FailureEnvelope = { success: false, code: error.code, message: error.message }
  if (error.fields) body.fields = error.fields
  if (error.quote) body.quote = error.quote
  if (error.status === 401) reply.header('www-authenticate', challengeFor(error, reply.request))
  return reply.code(error.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** RFC 6750 requires naming the token as the reason when one was sent and not accepted. */
function challengeFor({ code }: AppError, { headers }: FastifyRequest): string {
  const isTokenRefused = code === 'unauthorized' && headers.authorization !== undefined
  return `Bearer realm="Roomlark"${isTokenRefused ? ', error="invalid_token"' : ''}`
}

/** The error's code in an answer; an error that is not ours is a fault of the server. */
export function toAppError(thrown: FastifyError): AppError {
  const translated = translateDatabaseError(thrown)
  if (translated instanceof AppError) return translated
  switch (thrown.code) {
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return nothingHere()
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large', say('The request is larger than this address accepts.'))
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type', say('Send JSON (content-type: application/json).'))
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('bad_request', say('The request body is not valid JSON.'))
  }
  if (thrown.statusCode !== undefined && thrown.statusCode >= 400 && thrown.statusCode < 500) {
    return new AppError('bad_request', say('The request could not be read.'))
  }
  return new AppError('internal', say('Something went wrong on our side. Please try again later.'), {
    cause: thrown,
  })
}
