/** A file of the folder `migrations`, with what the comments at its top ask for. */
export type Migration = {
  readonly name: string
  readonly text: string
  /**
   * `-- outside a transaction`: its statements commit one by one, because PostgreSQL builds an index without blocking
   * writes only that way. Each of them can be repeated after a crash.
   */
  readonly isOutside: boolean
  /**
   * `-- contract of 0107_name.sql`: it takes away what servers from before that migration still use, so those can no
   * longer run.
   */
  readonly contractOf: string | null
}

export function readMigration(name: string, text: string): Migration {
  return {
    name,
    text,
    isOutside: /^-- outside a transaction$/m.test(text),
    contractOf: /^-- contract of (\S+\.sql)$/m.exec(text)?.[1] ?? null,
  }
}

/** Splits a migration outside a transaction; `npm run check` makes sure that every statement ends its line. */
export function splitStatements({ text }: Migration): string[] {
  return text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/** The index that a statement builds without blocking writes, if it does. */
export function indexBuiltBy(statement: string): string | undefined {
  return /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+IF\s+NOT\s+EXISTS\s+(\w+)/i.exec(statement)?.[1]
}
