import type { Call } from './call.ts'
import { mostHeldMs } from './limits.ts'
import { roleMayCall } from './operations.ts'
import type { Reply } from './send.ts'

export type FaultKind = 'failed' | 'unanswered' | 'differs' | 'allowed' | 'held'
export type Fault = {
  kind: FaultKind
  call: Call
  /** The fault in words; faults of the same words are one. */
  words: string
  /** How often it was met. */
  count: number
  detail: string | undefined
}

/** Says what is wrong with an answer, or null. */
export function judge(call: Call, reply: Reply): Pick<Fault, 'kind' | 'words'> | null {
  const { operation, caller } = call
  const { status, type, body } = reply
  if (status >= 500) return { kind: 'failed', words: `answers ${status}` }
  if (status < 300 && !roleMayCall(operation, caller.role)) {
    return { kind: 'allowed', words: `lets ${caller.role} in` }
  }
  const difference = operation.differs(status, type, body)
  return difference === null ? null : { kind: 'differs', words: `${status}: ${difference}` }
}

export function heldWords(ms: number): string | null {
  return ms > mostHeldMs ? `holds the thread for ${ms} ms` : null
}

/** Writes the call so that it can be sent again from a shell; tokens are of the fuzzed server and worth nothing. */
export function asCurl(url: string, { method, address, headers, body }: Call): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  )
  const text = body?.toString('utf8') ?? ''
  return [
    `curl -X ${method} --path-as-is ${quoted(url + address)}`,
    ...pairs.map((pair) => `-H ${quoted(pair)}`),
    ...(body
      ? [
          `--data-binary ${quoted(text.length > 1500 ? `${text.slice(0, 1500)}… (${body.length} bytes)` : text)}`,
        ]
      : []),
  ].join(' ')
}
