import * as z from 'zod/mini'

/** A value of which only the part is written down that a test speaks of. */
export type Given<T> = T extends readonly (infer One)[]
  ? readonly Given<One>[]
  : T extends object
    ? { [K in keyof T]?: Given<T[K]> | undefined }
    : T

/** Values to try for a text or a number of which the test says nothing; the first that the schema accepts is used. */
const texts = [
  'Lorem',
  '2026-11-16T08:00:00.000Z',
  '2026-11-16',
  '6f1d2a52-0c67-4d0a-9a43-3c5a0b7f4e10',
  'ines@roomlark.example',
  '15:00',
  'Europe/Lisbon',
  'EUR',
  'PT',
]
const numbers = [0, 1, 10, 100]

/** Plain text to the contract, but pages hand it to Intl, which knows only codes. */
const codes = new Map([
  ['currency', 'EUR'],
  ['timeZone', 'Europe/Lisbon'],
  ['country', 'PT'],
  ['checkInTime', '15:00'],
  ['checkOutTime', '11:00'],
])

/**
 * An answer made from the schema of the contract: what is given, and the least that the schema accepts for the rest
 * (nothing where there may be nothing, lists empty). It is parsed, so that no fixture can differ from the contract.
 */
export function made<S extends z.ZodMiniType>(schema: S, given?: Given<z.output<S>>): z.output<S> {
  return z.parse(schema, fill(schema, given))
}

function fill(schema: z.core.$ZodType, given: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (given === null) return null
  switch (def.type) {
    case 'object':
      return fillObject(def.shape, given)
    case 'array':
      return Array.isArray(given) ? given.map((one) => fill(def.element, one)) : []
    case 'nullable':
      return given === undefined ? null : fill(def.innerType, given)
    case 'optional':
      return given === undefined ? undefined : fill(def.innerType, given)
    case 'default':
    case 'prefault':
      return fill(def.innerType, given)
    case 'null':
      return null
    case 'boolean':
      return given ?? false
    case 'record':
      return fillRecord(def, given)
    case 'union':
      return fill(optionFor(def.options, given), given)
    case 'enum':
      return given ?? Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    default:
      return given ?? accepted(schema)
  }
}

function fillObject(shape: Readonly<Record<string, z.core.$ZodType>>, given: unknown): object {
  const values = new Map(Object.entries(given ?? {}))
  const unknown = [...values.keys()].filter((key) => !Object.hasOwn(shape, key))
  if (unknown.length > 0) throw new Error(`The contract knows no ${unknown.join(', ')} here.`)
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) => {
      const usual = isText(field) ? codes.get(key) : undefined
      return [key, fill(field, values.has(key) ? values.get(key) : usual)]
    }),
  )
}

function isText(schema: z.core.$ZodType): boolean {
  return (schema as z.core.$ZodTypes)._zod.def.type === 'string'
}

function fillRecord({ keyType, valueType }: z.core.$ZodRecordDef, given: unknown): object {
  const { def } = (keyType as unknown as z.core.$ZodTypes)._zod
  const values = new Map(Object.entries(given ?? {}))
  const keys = def.type === 'enum' ? Object.values(def.entries).map(String) : [...values.keys()]
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? fill(valueType, undefined)]))
}

/** The one that can become what is given. */
function optionFor(options: readonly z.core.$ZodType[], given: unknown): z.core.$ZodType {
  const fitting = options.find((option) => {
    try {
      return z.safeParse(option, fill(option, given)).success && agrees(fill(option, given), given)
    } catch {
      return false
    }
  })
  if (!fitting) throw new Error(`No option of the contract fits ${JSON.stringify(given)}.`)
  return fitting
}

function agrees(filled: unknown, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return given === undefined || filled === given
  const values = new Map(Object.entries(filled ?? {}))
  return Object.entries(given).every(([key, value]) => typeof value === 'object' || values.get(key) === value)
}

function accepted(schema: z.core.$ZodType): unknown {
  const value = [...texts, ...numbers].find((candidate) => z.safeParse(schema, candidate).success)
  if (value === undefined) throw new Error('Nothing that is tried here fits the schema: give a value.')
  return value
}
