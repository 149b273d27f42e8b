import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FailureEnvelope } from '@roomlark/contract/envelope'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * After an answer, the rest of a request is still received and discarded for this long, because many clients would
 * otherwise miss the answer.
 */
export const lingerMs = 5000

/**
 * Bytes that cannot be parsed as HTTP never become a request, so the answer is written directly to the
 * socket.
 */
export function answerParserError(error: ConnectionError, socket: Socket): void {
  // Bytes after a refused request cannot be parsed either, and it has its answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return
  writeRefusal(socket, toRefusal(error))
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(timer))
}

function toRefusal({ code }: ConnectionError): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new AppError('headers_too_large', 'The headers of this request are larger than 16 KB.')
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return receivedTooSlowly()
  return new AppError('bad_request', 'This is not a valid HTTP request.')
}

export function receivedTooSlowly(): AppError {
  return new AppError('request_timeout', 'The request did not arrive in time. Please send it again.')
}

export function writeRefusal(socket: Socket, { code, message, status }: AppError): void {
  if (!socket.writable) return
  const body = JSON.stringify({ success: false, code, message } satisfies FailureEnvelope)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Node would refuse these by itself, but without our envelope. */
export function refuseUnnamedHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOld = request.raw.httpVersion === '1.0'
    if (request.headers.host !== undefined || isOld) done()
    else done(new AppError('bad_request', 'Send a Host header.'))
  })
}
