import { invariantWords } from '@roomlark/contract/invariants'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { getDatabase } from '../db/source.ts'
import { StartupError } from '../db/startup-error.ts'
import { examineDatabase } from '../modules/doctor/doctor.service.ts'

/**
 * `npm run doctor` looks for broken invariants and changes nothing. It exits with 0 if all is well, with 1 if it found
 * something, and with 2 if it could not look.
 */
try {
  process.exitCode = (await report()) ? 0 : 1
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function report(): Promise<boolean> {
  const result = readConfig()
  if ('faults' in result) throw new StartupError(result.faults.join('\n'))
  const source = await getDatabase(result.config, () => {})
  try {
    const database = openDatabase(source.url, 1)
    try {
      const { findings } = await examineDatabase({ sql: database.pool })
      for (const { name, faults, rows } of findings) {
        process.stdout.write(`${faults === 0 ? 'ok   ' : 'FAULT'} ${name}: ${invariantWords[name]}\n`)
        for (const row of rows) process.stdout.write(`      ${JSON.stringify(row)}\n`)
        if (faults > rows.length) process.stdout.write(`      and ${faults - rows.length} more\n`)
      }
      const broken = findings.filter(({ faults }) => faults > 0).length
      process.stdout.write(
        broken === 0
          ? `All ${findings.length} invariants hold.\n`
          : `${broken} of ${findings.length} invariants are broken.\n`,
      )
      return broken === 0
    } finally {
      await database.close()
    }
  } finally {
    await source.stop()
  }
}
