import { IsoDate } from '@roomlark/contract/dates'
import { userTypes } from '@roomlark/contract/endpoint'
import { personSorts, personStates } from '@roomlark/contract/people'
import { Id } from '@roomlark/contract/primitives'
import type { AuditFilter } from '../../data/audit.ts'
import type { PeopleFilter } from '../../data/people.ts'
import { readSearch } from '../../lib/use-address-search.ts'

const lastPage = 1_000_000

/** What the address asks of the list of accounts; what makes no sense there is left out. */
export function readPeople(search: string): PeopleFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const userType = oneOf(userTypes, asked.get('type'))
  const state = oneOf(personStates, asked.get('state'))
  const mfa = oneOf(['on', 'off'], asked.get('mfa'))
  return {
    page: readPage(asked),
    sort: oneOf(personSorts, asked.get('sort')) ?? 'newest',
    ...(words && { search: words }),
    ...(userType && { userType }),
    ...(state && { state }),
    ...(mfa && { mfa }),
  }
}

/** What the address asks of the audit log. */
export function readAudit(search: string): AuditFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const action = asked.get('action')?.slice(0, 80)
  const userId = Id.safeParse(asked.get('user')).data
  const fromOn = IsoDate.safeParse(asked.get('from')).data
  const untilOn = IsoDate.safeParse(asked.get('until')).data
  return {
    page: readPage(asked),
    ...(words && { search: words }),
    ...(action && { action }),
    ...(userId && { userId }),
    ...(fromOn && { fromOn }),
    ...(untilOn && { untilOn }),
  }
}

type Part = 'search' | 'type' | 'state' | 'mfa' | 'sort' | 'page' | 'action' | 'user' | 'from' | 'until'

/** The same address with something changed; what is empty or usual is taken away. */
export function withParts(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  const next = new URLSearchParams(search)
  for (const [part, value] of Object.entries(change)) {
    const isUsual = (part === 'page' && value === 1) || (part === 'sort' && value === 'newest')
    if (value === null || value === undefined || value === '' || isUsual) next.delete(part)
    else next.set(part, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}

function readPage(asked: URLSearchParams): number {
  const page = Number(asked.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

function oneOf<const T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text)
}

export function withSearch(search: string, text: string): string {
  return withParts(search, { search: text, page: 1 })
}
