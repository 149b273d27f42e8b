import type { FailureEnvelope } from '@roomlark/contract/envelope'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translateDatabaseError } from '../db/database-errors.ts'
import { AppError, nothingHere } from '../errors.ts'
import type { SetHeaders } from './security-headers.ts'

/** The one place where an error becomes an answer. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = toAppError(thrown)
    if (error.status >= 500) {
      request.log.error({ requestId: request.id, err: error.cause ?? error }, 'request failed')
    }
    return sendError(reply, error)
  })
}

/** For an address the router cannot read: no hook runs then, so the headers are set here. */
export function unreadableAddress(setHeaders: SetHeaders) {
  return (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    setHeaders(request, reply)
    sendError(reply, toAppError(thrown))
  }
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const body: FailureEnvelope = { success: false, code: error.code, message: error.message }
  if (error.fields) body.fields = error.fields
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  return reply.code(error.status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function toAppError(thrown: FastifyError): AppError {
  const translated = translateDatabaseError(thrown)
  if (translated instanceof AppError) return translated
  switch (thrown.code) {
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return nothingHere()
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('payload_too_large', 'That is more than this address accepts.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported_media_type', 'Send JSON (content-type: application/json).')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('bad_request', 'The request body is not valid JSON.')
  }
  if (thrown.statusCode !== undefined && thrown.statusCode >= 400 && thrown.statusCode < 500) {
    return new AppError('bad_request', 'The request could not be read.')
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again later.', {
    cause: thrown,
  })
}
