import { readdir } from 'node:fs/promises'
import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'

/** The API description calls each shape by its name in the contract. */
export const schemaNames = z.registry<{ id: string }>()

const folder = new URL('.', import.meta.resolve('@roomlark/contract/api'))
const files = (await readdir(folder, { recursive: true })).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const modules = await Promise.all(
  files.toSorted().map((file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
)
for (const [name, schema] of modules.flatMap((module) => Object.entries(module))) {
  if (isSchema(schema) && !schemaNames.has(schema)) schemaNames.add(schema, { id: name })
}

function isSchema(value: unknown): value is ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value
}
