import * as z from 'zod/mini'

export const PageMeta = z.object({ total: z.int(), totalPages: z.int(), page: z.int(), limit: z.int() })
export type PageMeta = z.infer<typeof PageMeta>
