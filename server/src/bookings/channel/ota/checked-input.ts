import { sayAgain } from '@roomlark/contract/say'
import type * as z from 'zod/mini'
import { AppError } from '../../../errors.ts'

/** Checks what a message says by the schema of the JSON call that does the same. */
export function checkInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input)
  if (success) return data
  const [issue] = error.issues
  const message = sayAgain(issue?.message ?? '')
  throw new AppError('validation_failed', message, {
    fields: { [issue?.path.join('.').slice(0, 200) || 'message']: message },
  })
}
