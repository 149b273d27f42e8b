import * as z from 'zod/mini'

/** The first entry of an archive: what is needed before the first row can be restored. */
export const Manifest = z.object({
  format: z.literal(1, 'was made by a newer version of Roomlark'),
  roomlark: z.string(),
  /** The major version of PostgreSQL. */
  postgres: z.int(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** Tells whether ROOMLARK_SECRET is the same, without telling it. */
  secret: z.string(),
  hasQueue: z.boolean(),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      /** Months of clicks are made by jobs, not by migrations. */
      partition: z.nullable(
        z.object({
          of: z.string(),
          // This becomes part of a statement, so nothing else may be in it.
          bounds: z.string().check(z.regex(/^FOR VALUES FROM \('[^']*'\) TO \('[^']*'\)$/)),
        }),
      ),
    }),
  ),
  /** Everything the migrations have made, with a hash of its definition. */
  objects: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof Manifest>
export type TableEntry = Manifest['tables'][number]

/** The last entry: an archive without it is not complete. */
export const Summary = z.object({
  rows: z.record(z.string(), z.int()),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  pictures: z.int(),
  /** Pictures that the database names but the store did not have. */
  missingPictures: z.array(z.string()),
})
export type Summary = z.infer<typeof Summary>

export function tableKey({ schema, name }: { schema: string; name: string }): string {
  return `${schema}.${name}`
}
