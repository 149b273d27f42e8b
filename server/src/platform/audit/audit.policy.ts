import type { AuditEntry } from '@roomlark/contract/platform/audit'

/** Fields with these names never reach the log, regardless of the caller. */
const secretName = /(password|secret|token|hash|mfaCode|recoveryCodes?|authorization)$/i

export function withoutSecrets(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(name) ? '[withheld]' : scrubbed(inner),
    ]),
  )
}

function scrubbed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubbed)
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? withoutSecrets(value)
    : value
}

type Sides = { before?: object; after?: object }

/**
 * Keeps only the fields that differ between two known sides, so that a service may pass whole records;
 * returns null if none differs. The id is kept, because the target may only name the hotel. The version
 * counts changes and is not itself one.
 */
export function onlyDifferences({ before, after }: Sides): Sides | null {
  if (!before || !after) return { ...(before && { before }), ...(after && { after }) }
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (field) => field !== 'version' && toText(was.get(field)) !== toText(is.get(field)),
  )
  if (changed.length === 0) return null
  const kept = new Set([...changed, 'id'])
  const pick = (fields: Map<string, unknown>) =>
    Object.fromEntries([...fields].filter(([field]) => kept.has(field)))
  return { before: pick(was), after: pick(is) }
}

/**
 * The database writes this in place of the values of a deleted person: they are lost, but that they changed
 * is known.
 */
const erased = '[erased]'

type Json = Record<string, unknown> | null

/** Lists the changes field by field, leaving out what stayed the same. */
export function changesBetween(before: Json, after: Json): AuditEntry['changes'] {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: toText(was.get(field)), after: toText(is.get(field)) }))
    .filter((change) => change.before !== change.after || change.after === erased)
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
