import { say } from '@roomlark/contract/say'
import { isRecord, type Json, toList, toRecord, toText } from './json.ts'

/** Follows `#/…` references; one that leads nowhere or in a circle describes nothing. */
export function resolve(schema: Json, root: Json): Json {
  let current = schema
  for (let step = 0; step < 16; step++) {
    const target = toText(current.$ref)
    if (!target.startsWith('#/')) return current
    current = toRecord(lookUp(root, target.slice(2).split('/')))
  }
  return {}
}

function lookUp(root: Json, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, part) => {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    return new Map(Object.entries(toRecord(value))).get(name)
  }, root)
}

/** The last part of a reference, which is what people call that shape. */
export function getSchemaName(schema: Json): string {
  return toText(schema.$ref).split('/').at(-1) ?? ''
}

export function listVariants(schema: Json): readonly Json[] {
  return [schema.anyOf, schema.oneOf].flatMap(toList).filter(isRecord)
}

export type Property = { name: string; required: boolean; schema: Json }

/** Properties of an object, with those of every `allOf` part. */
export function listProperties(schema: Json, root: Json): Property[] {
  const required = toList(schema.required)
  const own = Object.entries(toRecord(schema.properties)).map(([name, value]) => ({
    name,
    required: required.includes(name),
    schema: toRecord(value),
  }))
  const inherited = toList(schema.allOf).flatMap((part) =>
    listProperties(resolve(toRecord(part), root), root),
  )
  return [...inherited, ...own]
}

/** `string`, `array of object`, `string or null` … */
export function describeType(schema: Json, root: Json): string {
  const resolved = resolve(schema, root)
  const variants = listVariants(resolved)
  if (variants.length > 0)
    return [...new Set(variants.map((variant) => describeType(variant, root)))].join(' or ')
  if (Object.hasOwn(resolved, 'const') && resolved.type === undefined) return typeof resolved.const
  const types = Array.isArray(resolved.type) ? resolved.type.map(toText) : [toText(resolved.type)]
  return types.map((type) => singleType(type, resolved, root)).join(' or ')
}

function singleType(type: string, schema: Json, root: Json): string {
  if (type === 'array') return `array of ${describeType(toRecord(schema.items), root)}`
  if (type !== '') return type
  if (Array.isArray(schema.enum)) return 'string'
  return schema.properties || schema.allOf ? 'object' : 'any'
}

/** The constraints of a value, in words. */
export function describeRules(schema: Json): string[] {
  const { format, const: constant, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema
  return [
    format ? toText(format) : '',
    constant === undefined ? '' : say('always {constant}', { constant: JSON.stringify(constant) }),
    range(minLength, maxLength, 'characters'),
    range(minimum, maximum, 'none'),
    range(minItems, maxItems, 'items'),
    schema.default === undefined ? '' : say('default {preset}', { preset: JSON.stringify(schema.default) }),
    // A format says the same more briefly.
    schema.pattern && !format ? say('matches {pattern}', { pattern: toText(schema.pattern) }) : '',
  ].filter(Boolean)
}

function range(low: unknown, high: unknown, unit: 'characters' | 'items' | 'none'): string {
  // zod writes the largest safe integer where there is no bound.
  const least = typeof low === 'number' && low > Number.MIN_SAFE_INTEGER ? low : undefined
  const most = typeof high === 'number' && high < Number.MAX_SAFE_INTEGER ? high : undefined
  if (least !== undefined && most !== undefined)
    return say(
      '{unit, select, characters {{least} to {most} characters} items {{least} to {most} items} other {{least} to {most}}}',
      { unit, least, most },
    )
  if (least !== undefined)
    return say(
      '{unit, select, characters {at least {least} characters} items {at least {least} items} other {at least {least}}}',
      { unit, least },
    )
  return most === undefined
    ? ''
    : say(
        '{unit, select, characters {at most {most} characters} items {at most {most} items} other {at most {most}}}',
        { unit, most },
      )
}
