import { isUtf8 } from 'node:buffer'
import { say } from '@roomlark/contract/say'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * No body of the contract needs more. Without a limit, 100 KB can contain fifty thousand values to validate.
 */
const limits = { depth: 32, values: 20_000 }

/**
 * Accepts only JSON. An empty body counts as no body, because calls without a payload also send the JSON
 * content type (spec §7).
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Otherwise other bytes would be stored as the sign for unreadable ones.
    if (!isUtf8(body)) return done(new AppError('bad_request', say('The request body is not UTF-8.')))
    const text = body.toString()
    if (text.length === 0) done(null, undefined)
    else if (isWithinLimits(text)) parseJson(request, text, done)
    else
      done(new AppError('bad_request', say('The request body is nested too deeply or has too many values.')))
  })
}

const [quote, backslash, comma, openList, openObject, closeList, closeObject] = [...'"\\,[{]}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Counts only the punctuation outside strings, before anything is parsed. */
function isWithinLimits(json: string): boolean {
  let depth = 0
  let values = 1
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (isText) {
      if (sign === backslash) at += 1
      else if (sign === quote) isText = false
    } else if (sign === quote) isText = true
    else if (sign === comma) values += 1
    else if (sign === openList || sign === openObject) {
      depth += 1
      values += 1
      if (depth > limits.depth) return false
    } else if (sign === closeList || sign === closeObject) depth -= 1
    if (values > limits.values) return false
  }
  return true
}
