import { isGuestLanguage } from '@roomlark/contract/guest-languages'
import type { InvitationList, Invitee } from '@roomlark/contract/operations/invitations'
import { Email, nameOrNothing } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'

type Row = { line: number; cells: readonly string[] }
export type ReadLine = { line: number; email: string } & ({ invitee: Invitee } | { reason: string })

const columns = ['email', 'first name', 'last name', 'type', 'language'] as const
type ColumnName = (typeof columns)[number]

const Name = nameOrNothing(80)

/**
 * Reads addresses as people paste them: one or several in a line, or a table with or without a heading. What a line does
 * not say is taken from the list.
 */
export function readInvitees(
  rows: readonly Row[],
  usual: Pick<InvitationList, 'userType' | 'language'>,
): ReadLine[] {
  const [top, ...rest] = rows
  const heading = top && findHeading(top.cells)
  return (heading ? rest : rows).flatMap(({ line, cells }) => {
    const filled = cells.filter((cell) => cell !== '')
    if (!heading && filled.every((cell) => cell.includes('@')))
      return filled.map((email) => readLine(line, new Map([['email', email]]), usual))
    return [readLine(line, new Map((heading ?? columns).map((name, at) => [name, cells[at] ?? ''])), usual)]
  })
}

/** Returns the names of the columns if this is a heading; columns that we do not know are skipped. */
function findHeading(cells: readonly string[]): string[] | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replace('e-mail', 'email').replaceAll('_', ' '))
  return names.includes('email') ? names : undefined
}

function readLine(
  line: number,
  cells: ReadonlyMap<string, string>,
  usual: Pick<InvitationList, 'userType' | 'language'>,
): ReadLine {
  const cell = (name: ColumnName) => cells.get(name)?.trim() ?? ''
  const written = cell('email').replace(/^.*<(.+)>$/, '$1')
  const refuse = (reason: string) => ({ line, email: written, reason })
  const email = Email.safeParse(written)
  if (!email.success) return refuse(say('This is not an email address'))
  const firstName = Name.safeParse(cell('first name'))
  const lastName = Name.safeParse(cell('last name'))
  if (!firstName.success || !lastName.success) return refuse(say('This name cannot be used'))
  const type = cell('type').toLowerCase() || usual.userType
  if (type !== 'hotel' && type !== 'affiliate') return refuse(say('The type is hotel or affiliate'))
  const language = cell('language').toLowerCase() || usual.language
  if (!isGuestLanguage(language)) return refuse(say('The language is en, es, de, fr or it'))
  return {
    line,
    email: email.data,
    invitee: {
      email: email.data,
      firstName: firstName.data,
      lastName: lastName.data,
      userType: type,
      language,
    },
  }
}
