type Schema = { [key: string]: unknown }

/**
 * Lists where a value and a JSON schema disagree about keys: undeclared ones, and required ones that are
 * missing. The types of values do not matter here.
 */
export function keyFaults(value: unknown, schema: Schema, path = 'data'): string[] {
  const branches = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (branches) {
    const fitting = branches.filter((branch) => isOfKind(value, branch))
    const faults = fitting.map((branch) => keyFaults(value, branch, path))
    return faults.find((list) => list.length === 0) ?? faults[0] ?? [`${path} fits no branch`]
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => keyFaults(item, (schema.items ?? {}) as Schema, `${path}.${index}`))
  }
  if (typeof value !== 'object' || value === null) return []
  const properties = (schema.properties ?? {}) as Record<string, Schema>
  const others = schema.additionalProperties
  const required = (schema.required ?? []) as string[]
  const missing = required
    .filter((key) => !Object.hasOwn(value, key))
    .map((key) => `${path}.${key} is missing`)
  const given = Object.entries(value).flatMap(([key, item]) => {
    if (Object.hasOwn(properties, key)) return keyFaults(item, properties[key] ?? {}, `${path}.${key}`)
    if (others && typeof others === 'object') return keyFaults(item, others as Schema, `${path}.${key}`)
    return [`${path}.${key} is not declared`]
  })
  return [...missing, ...given]
}

function isOfKind(value: unknown, { type, properties }: Schema): boolean {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  if (kind !== 'object')
    return type === undefined || type === kind || (type === 'integer' && kind === 'number')
  // For objects distinguished by a constant, only the branch with that constant counts.
  return (
    (type === undefined || type === 'object') &&
    Object.entries((properties ?? {}) as Record<string, Schema>).every(
      ([key, { const: constant }]) => constant === undefined || (value as Schema)[key] === constant,
    )
  )
}
