import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * Keeps what is known where an answer is older. Answers may overtake each other: those of two changes, or that of a
 * change and that of a page which was asked for before it.
 */
export function keepNewer(known: unknown, answer: unknown): unknown {
  return isOlder(answer, known) ? known : replaceEqualDeep(known, answer)
}

/** A list, or whatever else has no version of its own, is as old as the oldest thing in it. */
function isOlder(answer: unknown, known: unknown): boolean {
  if (!isRecord(answer) || !isRecord(known)) return false
  if (Array.isArray(answer) && Array.isArray(known)) {
    const byId = new Map(known.map((one) => [findId(one), one]))
    return answer.some((one) => findId(one) !== undefined && isOlder(one, byId.get(findId(one))))
  }
  if (isVersioned(answer)) {
    return isVersioned(known) && findId(known) === findId(answer) && known.version > answer.version
  }
  return Object.entries(answer).some(([name, value]) => isOlder(value, known[name]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Folios have a position in their booking instead. */
function findId(value: unknown): unknown {
  return isRecord(value) ? (value.id ?? value.position) : undefined
}

/** Single objects, such as the company of an account, have a version and no id. */
function isVersioned(value: unknown): value is { version: number } {
  return isRecord(value) && typeof value.version === 'number'
}
