import { say, sayAgain } from '@roomlark/contract/say'
import type * as z from 'zod/mini'
import { AppError } from '../errors.ts'

type Issue = z.core.$ZodIssue

/** A caller can send thousands of unknown keys or invalid elements, so the reply names only the first few. */
const namedKeys = 10
const namedFields = 100

/** Builds the refusal of a request that does not match the contract, with a message for each field. */
export function invalidRequest(issues: readonly Issue[]): AppError {
  const fields = collectFieldMessages(issues)
  const [first = say('The request is not valid')] = fields.values()
  return new AppError('validation_failed', first, { fields: Object.fromEntries(fields) })
}

/** This is a Map because callers choose the names, and a plain object already has a `constructor`. */
function collectFieldMessages(issues: readonly Issue[]): Map<string, string> {
  const fields = new Map<string, string>()
  let keys = 0
  const add = (path: PropertyKey[], message: string) => {
    const name = path.join('.').slice(0, 200) || 'body'
    if (fields.size < namedFields && !fields.has(name)) fields.set(name, message)
  }
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, sayAgain(issue.message))
    else {
      const named = issue.keys.slice(0, namedKeys - keys)
      keys += named.length
      for (const key of named)
        add([...issue.path, key], say('"{field}" is not expected here', { field: key.slice(0, 60) }))
    }
  }
  return fields
}
