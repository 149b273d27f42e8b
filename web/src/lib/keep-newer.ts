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
    const byId = new Map(known.map((one, index) => [nameInList(one, index), one]))
    return answer.some((one, index) => isOlder(one, byId.get(nameInList(one, index))))
  }
  if (isVersioned(answer)) {
    return isVersioned(known) && findId(known) === findId(answer) && known.version > answer.version
  }
  return Object.entries(answer).some(([name, value]) => isOlder(value, known[name]))
}

/** The pages of a list that grows have only their place; a version in a list of versions names itself. */
function nameInList(one: unknown, index: number): unknown {
  return findId(one) ?? (isVersioned(one) ? `version ${one.version}` : `place ${index}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Names of what tells a thing from others of its kind, the first that it has: a bar of the tape chart has a stay. */
export const identities = ['id', 'stayId', 'bookingId', 'position', 'kind'] as const

function findId(value: unknown): unknown {
  const name = isRecord(value) ? identities.find((one) => value[one] !== undefined) : undefined
  return name && isRecord(value) ? value[name] : undefined
}

/** Single objects, such as the company of an account, have a version and no id. */
function isVersioned(value: unknown): value is { version: number } {
  return isRecord(value) && typeof value.version === 'number'
}
