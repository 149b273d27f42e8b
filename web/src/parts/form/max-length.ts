type Definition = {
  type?: string
  innerType?: Schema
  in?: Schema
  shape?: Record<string, Schema>
  checks?: { _zod: { def: { check?: string; maximum?: number } } }[]
}
type Schema = { _zod: { def: Definition } }

/** Finds how long the contract lets a text be, so that a field takes no more. */
export function getMaxLength(schema: unknown, path: string): number | undefined {
  let inner: Definition | undefined = unwrap(schema as Schema | undefined)
  for (const name of path.split('.')) inner = unwrap(new Map(Object.entries(inner?.shape ?? {})).get(name))
  if (inner?.type !== 'string') return undefined
  return inner.checks?.map(({ _zod }) => _zod.def).find(({ check }) => check === 'max_length')?.maximum
}

/** Looks through `optional`, `nullable`, defaults and pipes at what they stand around. */
function unwrap(schema: Schema | undefined): Definition | undefined {
  const def = schema?._zod.def
  const within = def?.innerType ?? def?.in
  return within ? unwrap(within) : def
}
