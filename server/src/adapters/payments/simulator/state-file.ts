import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { answersLast, makeTables, type Tables } from './rows.ts'

/** Raised when rows change their shape; a file of another version is not read. */
const version = 1

export type StateFile = {
  /** Has the state saved soon. */
  touch(): void
  close(): Promise<void>
}

/** Reads the tables that an earlier process has saved, or returns empty ones. */
export function readTables(file: string | null, now: number): Tables {
  const tables = makeTables()
  const saved = file === null ? null : readSaved(file)
  if (saved?.version !== version) return tables
  for (const [name, table] of Object.entries(tables)) {
    for (const row of saved.tables?.[name] ?? []) table.set(row.id, row)
  }
  for (const [id, { created }] of tables.answers) if (created < now - answersLast) tables.answers.delete(id)
  return tables
}

function readSaved(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // There is none yet, or it is damaged: no money is lost with it.
    return null
  }
}

export function openStateFile(file: string, tables: Tables): StateFile {
  let isChanged = false
  let saving = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function save(): Promise<void> {
    timer = undefined
    if (!isChanged) return
    isChanged = false
    const rows = Object.fromEntries(
      Object.entries(tables).map(([name, table]) => [name, [...table.values()]]),
    )
    // A crash while writing leaves the state of before.
    await writeFile(`${file}.new`, JSON.stringify({ version, tables: rows }), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  const saveNext = () => {
    saving = saving.then(save, save)
    return saving
  }

  return {
    touch() {
      isChanged = true
      // A change that could not be saved is saved with the next one or at the end.
      timer ??= setTimeout(() => saveNext().catch(() => {}), 200).unref()
    },
    async close() {
      clearTimeout(timer)
      await saveNext()
    },
  }
}
