import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'

/** spec §5: said on confirmPassword, and only ever in the browser. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { path: ['confirmPassword'], error: say("Passwords don't match") },
)
