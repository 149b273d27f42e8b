import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { Email, NewPassword } from '@roomlark/contract/primitives'
import { createPasswords } from '../adapters/passwords.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { joinDatabase } from '../db/source.ts'
import { StartupError } from '../db/startup-error.ts'
import { createAdmin } from '../operations/people/first-admin.service.ts'

const usage = 'Usage: npm run admin -- create --email name@example.com [--first-name Ada] [--last-name Byron]'

try {
  await main()
} catch (error) {
  if (!(error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      'first-name': { type: 'string', default: '' },
      'last-name': { type: 'string', default: '' },
    },
  })
  if (positionals.join(' ') !== 'create' || !values.email) throw new StartupError(usage)
  const email = Email.safeParse(values.email)
  if (!email.success) throw new StartupError(`${values.email} is not an email address.`)

  const result = readConfig()
  if ('faults' in result) throw new StartupError(result.faults.join('\n'))
  const password = await askPassword()
  const source = await joinDatabase(result.config)
  try {
    await migrateDatabase(source.url)
    const database = openDatabase(source.url)
    try {
      await createAdmin(
        { sql: database.pool, passwords: createPasswords(), clock: () => new Date() },
        {
          email: email.data,
          password: password.value,
          firstName: values['first-name'],
          lastName: values['last-name'],
        },
      )
    } finally {
      await database.close()
    }
  } finally {
    await source.stop()
  }
  process.stdout.write(`Administrator ${email.data} can sign in now.\n`)
  if (password.generated) process.stdout.write(`Password (shown once): ${password.value}\n`)
}

/** Asks twice without echo at a terminal, and generates a password where there is no terminal. */
async function askPassword(): Promise<{ value: string; generated: boolean }> {
  if (!process.stdin.isTTY) return generatedPassword()
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const ask = async (question: string) => {
    process.stdout.write(question)
    const answer = await terminal.question('')
    process.stdout.write('\n')
    return answer
  }
  try {
    const value = await ask('Password (leave empty to generate one): ')
    if (value === '') return generatedPassword()
    const parsed = NewPassword.safeParse(value)
    if (!parsed.success)
      throw new StartupError(parsed.error.issues[0]?.message ?? 'That password cannot be used.')
    if ((await ask('Repeat it: ')) !== value) throw new StartupError("Passwords don't match")
    return { value, generated: false }
  } finally {
    terminal.close()
  }
}

function generatedPassword() {
  return { value: randomBytes(15).toString('base64url'), generated: true }
}
