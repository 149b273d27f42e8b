import { isRecord, type Json, listOf, recordOf, textOf } from './json.ts'

/** Follows `#/…` references; one that leads nowhere or in a circle describes nothing. */
export function resolve(schema: Json, root: Json): Json {
  let current = schema
  for (let step = 0; step < 16; step++) {
    const target = textOf(current.$ref)
    if (!target.startsWith('#/')) return current
    current = recordOf(lookUp(root, target.slice(2).split('/')))
  }
  return {}
}

function lookUp(root: Json, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, part) => {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    return new Map(Object.entries(recordOf(value))).get(name)
  }, root)
}

/** The last part of a reference, which is what people call that shape. */
export function nameOf(schema: Json): string {
  return textOf(schema.$ref).split('/').at(-1) ?? ''
}

export function variantsOf(schema: Json): readonly Json[] {
  return [schema.anyOf, schema.oneOf].flatMap(listOf).filter(isRecord)
}

export type Property = { name: string; required: boolean; schema: Json }

/** Properties of an object, with those of every `allOf` part. */
export function propertiesOf(schema: Json, root: Json): Property[] {
  const required = listOf(schema.required)
  const own = Object.entries(recordOf(schema.properties)).map(([name, value]) => ({
    name,
    required: required.includes(name),
    schema: recordOf(value),
  }))
  const inherited = listOf(schema.allOf).flatMap((part) => propertiesOf(resolve(recordOf(part), root), root))
  return [...inherited, ...own]
}

/** `string`, `array of object`, `string or null` … */
export function typeOf(schema: Json, root: Json): string {
  const resolved = resolve(schema, root)
  const variants = variantsOf(resolved)
  if (variants.length > 0) return [...new Set(variants.map((variant) => typeOf(variant, root)))].join(' or ')
  if (Object.hasOwn(resolved, 'const') && resolved.type === undefined) return typeof resolved.const
  const types = Array.isArray(resolved.type) ? resolved.type.map(textOf) : [textOf(resolved.type)]
  return types.map((type) => singleType(type, resolved, root)).join(' or ')
}

function singleType(type: string, schema: Json, root: Json): string {
  if (type === 'array') return `array of ${typeOf(recordOf(schema.items), root)}`
  if (type !== '') return type
  if (Array.isArray(schema.enum)) return 'string'
  return schema.properties || schema.allOf ? 'object' : 'any'
}

/** The constraints of a value, in words. */
export function rulesOf(schema: Json): string[] {
  const { format, const: constant, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema
  return [
    format ? textOf(format) : '',
    constant === undefined ? '' : `always ${JSON.stringify(constant)}`,
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum, ''),
    range(minItems, maxItems, 'items'),
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
    // A format says the same more briefly.
    schema.pattern && !format ? `matches ${textOf(schema.pattern)}` : '',
  ].filter(Boolean)
}

function range(low: unknown, high: unknown, unit: string): string {
  // zod writes the largest safe integer where there is no bound.
  const least = typeof low === 'number' && low > Number.MIN_SAFE_INTEGER ? low : undefined
  const most = typeof high === 'number' && high < Number.MAX_SAFE_INTEGER ? high : undefined
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${unit}`.trim()
  if (least !== undefined) return `at least ${least} ${unit}`.trim()
  return most === undefined ? '' : `at most ${most} ${unit}`.trim()
}
